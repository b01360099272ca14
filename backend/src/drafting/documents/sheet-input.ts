import type { DocumentKind } from '@willow/contracts';
import type { PlannedWill } from '../draft-will.ts';

export type SheetInput = {
  readonly planned: PlannedWill;
  readonly kind: DocumentKind;
  readonly questions: readonly string[];
};
