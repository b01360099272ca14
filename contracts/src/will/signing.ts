import { NAME_LIMIT, SHORT_LIMIT } from '../answer-limits.ts';
import { requiredText } from '../primitives.ts';
import { z } from '../zod.ts';
import { unmistakable } from '../lookalikes.ts';
import { trimmed } from '../unseen.ts';

const NoWitness = z.object({ name: z.string(), reasons: z.array(z.string()) });

export const NoWitnessList = z.object({
  people: z.array(NoWitness),
  rules: z.array(z.string()),
});
export type NoWitnessList = z.infer<typeof NoWitnessList>;

/**
 * `no` must not witness, `fine` is not on the list, `ask` may be one of the list under another spelling, one of a group that the will
 * gives to, or married to one: then the sentences are questions. One yes is a no to this witness, a no to all of them is fine.
 */
export const WitnessVerdict = z.object({ name: z.string(), verdict: z.enum(['no', 'ask', 'fine']), sentences: z.array(z.string()) });
export type WitnessVerdict = z.infer<typeof WitnessVerdict>;

export const WitnessNames = z.object({
  first: requiredText(NAME_LIMIT, "Enter the first witness's full name").check(unmistakable),
  second: requiredText(NAME_LIMIT, "Enter the second witness's full name").check(unmistakable),
});
export type WitnessNames = z.infer<typeof WitnessNames>;

const WITNESS_SUMMARY: Readonly<Record<WitnessVerdict['verdict'], string>> = {
  no: 'Choose somebody else: a gift to a witness, or to a witness’s husband, wife or civil partner, fails.',
  ask: 'Answer the question first. If you are not sure, choose somebody else.',
  fine: 'Neither of them is on your list. They must both be 18 or over and be there together when you sign.',
};

/** What follows from what was found about both. */
export const witnessSummary = (verdicts: readonly WitnessVerdict['verdict'][]): string =>
  WITNESS_SUMMARY[(['no', 'ask'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'fine'];

export const WitnessCheck = z.object({ witnesses: z.array(WitnessVerdict), summary: z.string() });
export type WitnessCheck = z.infer<typeof WitnessCheck>;

/** Most codes that can be checked at once; no will of ours has more pages. */
export const MAX_VERSION_CODES = 60;

export const VersionCodes = z.object({
  codes: z
    .array(z.string().check(trimmed, z.maxLength(SHORT_LIMIT)))
    .check(
      z.minLength(1, 'Enter the code from at least one page'),
      z.maxLength(MAX_VERSION_CODES, `Enter up to ${MAX_VERSION_CODES} codes`),
    ),
});
export type VersionCodes = z.infer<typeof VersionCodes>;

export const CheckedPage = z.object({
  code: z.string(),
  verdict: z.enum(['current', 'older', 'unknown', 'unreadable']),
  sentence: z.string(),
});
export type CheckedPage = z.infer<typeof CheckedPage>;

export const VersionCheck = z.object({
  /** `current`: all pages are of the newest version. `mixed`: of several. `older`: all of one, but not of the newest. */
  verdict: z.enum(['current', 'older', 'mixed', 'unknown']),
  summary: z.string(),
  current: z.string(),
  pages: z.array(CheckedPage),
});
export type VersionCheck = z.infer<typeof VersionCheck>;
