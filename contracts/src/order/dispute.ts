import { z } from '../zod.ts';

/** An inquiry takes no money yet; a chargeback does; an appeal is against its end. */
export const DisputePhase = z.enum(['inquiry', 'chargeback', 'appeal']);
export type DisputePhase = z.infer<typeof DisputePhase>;

/** `closed`: over without a decision, and the money stayed. */
export const DisputeState = z.enum(['needs_response', 'under_review', 'won', 'lost', 'closed']);
export type DisputeState = z.infer<typeof DisputeState>;
