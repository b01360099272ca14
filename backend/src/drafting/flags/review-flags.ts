import { type Finding, type Flag, type Rule, SEVERITIES } from './flag.ts';
import { flagCase } from './flag-case.ts';
import { type FlagCase } from './case.ts';
import type { FindUnprintable } from '../answers/answer-reader.ts';
import type { WillInput } from '../answers/read-will.ts';
import { TESTATOR_RULES } from './rules/r01-r05-testator.ts';
import { EXECUTOR_RULES } from './rules/r17-r23-executors.ts';
import { FAMILY_RULES } from './rules/r06-r16-family.ts';
import { RECIPIENT_RULES } from './rules/r37-r39-recipients.ts';
import { GIFT_RULES } from './rules/r27-r36-gifts.ts';
import { HOME_AND_TAX_RULES } from './rules/r24-r26-home-and-tax.ts';
import { LAST_CHECKS } from './rules/r49-r52-last-checks.ts';
import { CHOICE_RULES } from './rules/r53-r57-choices.ts';
import { SHARE_RULES } from './rules/r40-r48-shares.ts';

export const RULES: readonly Rule[] = [
  ...TESTATOR_RULES,
  ...FAMILY_RULES,
  ...EXECUTOR_RULES,
  ...HOME_AND_TAX_RULES,
  ...GIFT_RULES,
  ...RECIPIENT_RULES,
  ...SHARE_RULES,
  ...LAST_CHECKS,
  ...CHOICE_RULES,
];

/**
 * What a person should look at before this will is signed, heaviest first. Works on answers that make no will, too, and then its BLOCK flags
 * say why. A rule speaks once about a place, in the words of what it found first there and with the heaviest of its weights.
 */
export function flagsOf(input: WillInput, findUnprintable: FindUnprintable): readonly Flag[] {
  const given = flagCase(input, findUnprintable);
  return RULES.flatMap((rule) => heaviestPerPlace(raisedBy(rule, given))).toSorted((a, b) => weight(a) - weight(b));
}

const weight = ({ severity }: Flag): number => SEVERITIES.indexOf(severity);

const raisedBy = (rule: Rule, given: FlagCase): readonly Flag[] =>
  rule.find(given).map(({ about, message, severity = rule.severity, action = rule.action, items, question }: Finding) => ({
    key: about && !rule.isOneMatter ? `${rule.id}:${about.path.join('.')}` : rule.id,
    id: rule.id,
    severity,
    about,
    message,
    action,
    ...(items && { items }),
    ...(question !== undefined && { question }),
  }));

function heaviestPerPlace(flags: readonly Flag[]): readonly Flag[] {
  const places = new Map<string, Flag>();
  for (const flag of flags) {
    const known = places.get(flag.key);
    if (!known || weight(flag) < weight(known)) places.set(flag.key, flag);
  }
  return [...places.values()];
}
