import { z } from '../zod.ts';

/** Why the work on a draft failed, when nothing is wrong with its answers. */
export const DraftFailure = z.enum(['printer', 'submission', 'unexpected']);
export type DraftFailure = z.infer<typeof DraftFailure>;
