import { z } from '../zod.ts';

/**
 * How far the will that is looked at has come: answers only (nothing is paid for, so its wording is not shown), a draft that is being
 * reviewed, answers that are paid for and came back to be changed, or the will that was sent.
 */
export const WillStage = z.enum(['answers', 'draft', 'returned', 'final']);
export type WillStage = z.infer<typeof WillStage>;

export const ClausePart = z.object({
  number: z.string(),
  text: z.string(),
  items: z.array(z.object({ label: z.string(), text: z.string() })),
});
export type ClausePart = z.infer<typeof ClausePart>;

export const ExplainedClause = z.object({
  id: z.string(),
  number: z.int(),
  heading: z.string(),
  explanation: z.array(z.string()),
  /** The wizard's step whose answers it is made of; null when no answer can change it. */
  step: z.nullable(z.int()),
  /** The wording; null until the will is paid for. */
  wording: z.nullable(z.array(ClausePart)),
});
export type ExplainedClause = z.infer<typeof ExplainedClause>;

export const ExplainedWill = z.object({
  stage: WillStage,
  title: z.string(),
  /** Printed on every page; null until the will is paid for. */
  versionCode: z.nullable(z.string()),
  clauses: z.array(ExplainedClause),
});
export type ExplainedWill = z.infer<typeof ExplainedWill>;
