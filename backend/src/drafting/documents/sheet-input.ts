import type { PaperKind } from '@willow/contracts';
import type { PlannedWill } from '../draft-will.ts';

export type SheetInput = {
  readonly planned: PlannedWill;
  readonly kind: PaperKind;
  readonly questions: readonly string[];
};
