import type { PaperKind } from '@willow/contracts';
import type { PlannedWill } from '../draft-will.ts';

/** What a sheet is written from: the plan of the will that it goes with. */
export type SheetInput = {
  readonly planned: PlannedWill;
  readonly kind: PaperKind;
  /** What the customer has still to answer about a draft. */
  readonly questions: readonly string[];
};
