import { z } from './zod.ts';

/** Body of every error: one sentence that is safe to show, and where it applies. */
export const ErrorBody = z.object({
  message: z.string(),
  /** The request's id: in the logs, and what a customer may quote to us. */
  traceId: z.optional(z.string()),
  step: z.optional(z.int()),
  errors: z.optional(z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
