import { type Finding, type Flag, type Rule, SEVERITIES } from './flag.ts';
import { flagCase } from './flag-case.ts';
import { type FlagCase } from './case.ts';
import type { FindUnprintable } from '../answers/answer-reader.ts';
import type { WillInput } from '../answers/read-will.ts';
import { APPLICANT_RULES } from './rules/applicant.ts';
import { EXECUTOR_RULES } from './rules/executors.ts';
import { FAMILY_RULES } from './rules/family.ts';
import { FREE_TEXT_RULES } from './rules/free-text.ts';
import { GIFT_RULES } from './rules/gifts.ts';
import { HOME_AND_TAX_RULES } from './rules/home-and-tax.ts';
import { NAME_RULES } from './rules/names.ts';
import { RESIDUE_RULES } from './rules/residue.ts';

/** Every rule of the review, R01 to R52. */
export const RULES: readonly Rule[] = [
  ...APPLICANT_RULES,
  ...FAMILY_RULES,
  ...EXECUTOR_RULES,
  ...HOME_AND_TAX_RULES,
  ...GIFT_RULES,
  ...FREE_TEXT_RULES,
  ...RESIDUE_RULES,
  ...NAME_RULES,
].toSorted((a, b) => (a.id < b.id ? -1 : 1));

/**
 * What a person should look at before this will is signed, heaviest first. Works on answers that make no will, too, and then its BLOCK flags
 * say why. A rule speaks once about a place, in the words of what it found first there and with the heaviest of its weights.
 */
export function flagsOf(input: WillInput, findUnprintable: FindUnprintable): readonly Flag[] {
  const given = flagCase(input, findUnprintable);
  return RULES.flatMap((rule) => oncePerPlace(raisedBy(rule, given))).toSorted((a, b) => weight(a) - weight(b));
}

const weight = ({ severity }: Flag): number => SEVERITIES.indexOf(severity);

const raisedBy = (rule: Rule, given: FlagCase): readonly Flag[] =>
  rule.find(given).map(({ about, message, severity = rule.severity, action = rule.action }: Finding) => ({
    key: about ? `${rule.id}:${about.path.join('.')}` : rule.id,
    id: rule.id,
    severity,
    about,
    message,
    action,
  }));

function oncePerPlace(flags: readonly Flag[]): readonly Flag[] {
  const places = new Map<string, Flag>();
  for (const flag of flags) {
    const known = places.get(flag.key);
    if (!known || weight(flag) < weight(known)) places.set(flag.key, flag);
  }
  return [...places.values()];
}
