import { TEXT_LIMITS } from '../constants.ts';
import { requiredText } from '../primitives.ts';
import { z } from '../zod.ts';

const NoWitness = z.object({ name: z.string(), reasons: z.array(z.string()) });

export const NoWitnessList = z.object({
  people: z.array(NoWitness),
  rules: z.array(z.string()),
});
export type NoWitnessList = z.infer<typeof NoWitnessList>;

/** `no` must not witness, `ask` may be one of the list under another spelling, `fine` is not on the list. */
export const WitnessVerdict = z.object({ name: z.string(), verdict: z.enum(['no', 'ask', 'fine']), sentences: z.array(z.string()) });
export type WitnessVerdict = z.infer<typeof WitnessVerdict>;

export const WitnessNames = z.object({
  first: requiredText(TEXT_LIMITS.name, "Enter the first witness's full name"),
  second: requiredText(TEXT_LIMITS.name, "Enter the second witness's full name"),
});
export type WitnessNames = z.infer<typeof WitnessNames>;

export const WitnessCheck = z.object({ witnesses: z.array(WitnessVerdict), summary: z.string() });
export type WitnessCheck = z.infer<typeof WitnessCheck>;

/** Most codes that can be checked at once; no will of ours has more pages. */
export const MAX_VERSION_CODES = 60;

export const VersionCodes = z.object({
  codes: z
    .array(z.string().check(z.trim(), z.maxLength(TEXT_LIMITS.short)))
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
