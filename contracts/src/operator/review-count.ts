import { z } from '../zod.ts';

/** How many flags of a will stop it until they are settled, by severity. `proposed`: of the high ones, those that wait for a second operator. */
export const ReviewCount = z.object({ block: z.number(), high: z.number(), proposed: z.number() });
export type ReviewCount = z.infer<typeof ReviewCount>;
