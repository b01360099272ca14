import type { PlannedWill } from '../draft-will.ts';
import type { Kind } from '../document/draft-marks.ts';

/** What a sheet is written from: the plan of the will that it goes with. */
export type PackInput = {
  readonly planned: PlannedWill;
  readonly kind: Kind;
  /** What the customer has still to answer about a draft. */
  readonly questions: readonly string[];
};
