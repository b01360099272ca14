import { z } from '../zod.ts';

/** How many flags of a will stop it until they are settled, by severity. */
export const ReviewCount = z.object({ block: z.number(), high: z.number() });
export type ReviewCount = z.infer<typeof ReviewCount>;
