import { z } from '../zod.ts';

/** An exact share of what is given away: whole numbers in lowest terms, never a rounded percentage. */
export const ExactShare = z.object({ numerator: z.int(), denominator: z.int() });
export type ExactShare = z.infer<typeof ExactShare>;

/** For people, who read no 481/640: "about 75%". Never 0% or 100% for what is neither. */
export function aboutPercent({ numerator, denominator }: ExactShare): string {
  const percent = (numerator / denominator) * 100;
  if (percent < 0.1) return 'less than 0.1%';
  if (percent > 99.9) return 'more than 99.9%';
  const digits = percent < 1 || percent > 99 ? 10 : 1;
  return `about ${Math.round(percent * digits) / digits}%`;
}

export const SimulatedPerson = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  /** Whether this will lets their children and grandchildren take in their place, so that it matters whether there are any. */
  descendantsTake: z.boolean(),
  /** It does not die: it closes, and nobody carries on its work. */
  isOrganisation: z.boolean(),
  /** They had died when the will was made: only whether any of their own family is left can be tried. */
  hasDied: z.boolean(),
});
export type SimulatedPerson = z.infer<typeof SimulatedPerson>;

export const SimulatedShare = z.object({
  name: z.string(),
  kind: z.enum(['person', 'descendants', 'intestacy']),
  share: ExactShare,
  clause: z.string(),
  clauseId: z.string(),
  because: z.string(),
});
export type SimulatedShare = z.infer<typeof SimulatedShare>;

export const SimulatedGift = z.object({ description: z.string(), recipient: z.string(), fails: z.boolean() });
export type SimulatedGift = z.infer<typeof SimulatedGift>;

export const WhoGetsWhat = z.object({
  people: z.array(SimulatedPerson),
  /** Ids of the people who have died in this trial, and of those among them who leave no descendants. */
  dead: z.array(z.string()),
  noIssue: z.array(z.string()),
  summary: z.string(),
  shares: z.array(SimulatedShare),
  gifts: z.array(SimulatedGift),
});
export type WhoGetsWhat = z.infer<typeof WhoGetsWhat>;

export const StressCase = z.object({
  sentence: z.string(),
  intestacy: ExactShare,
  likeliest: z.boolean(),
  dead: z.array(z.string()),
  noIssue: z.array(z.string()),
});
export type StressCase = z.infer<typeof StressCase>;

export const StressReport = z.object({
  tried: z.int(),
  failing: z.int(),
  cases: z.array(StressCase),
  summary: z.string(),
  /** The wizard's step that closes the gap; null when there is none, or when the gap was chosen on purpose and nothing closes it. */
  step: z.nullable(z.int()),
});
export type StressReport = z.infer<typeof StressReport>;
