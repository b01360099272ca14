import type { DocumentKind, IsoDate } from '@willow/contracts';
import type { PlannedWill } from '../draft-will.ts';

/** Where the signed original is, as its testator says. */
export type Kept = { readonly at: string; readonly signedOn: IsoDate };

export type SheetInput = {
  readonly planned: PlannedWill;
  readonly kind: DocumentKind;
  readonly questions: readonly string[];
  /** Once it is signed and stored; until then there is room to write it in by hand. */
  readonly kept?: Kept | null;
};
