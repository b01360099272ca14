import { MAX_EXECUTORS, PERCENT_TOTAL } from '../../constants.ts';
import { MESSAGES } from '../../messages.ts';
import { type Beneficiary, FIELDS } from '../answers.ts';
import { holds } from '../rules.ts';
import { reserveContradictions } from './executor-choices.ts';
import { groupContradictions, loanContradictions } from './group-choices.ts';
import { digitalContradictions, petContradictions } from './pet-choices.ts';
import { giftContradictions, lastResortContradictions, shareContradictions, type ShareKey } from './share-choices.ts';
import { isFilled, missing, problem, type Problem, type Check } from '../step.ts';

export const executors: Check = (answers) => {
  const { executors: list = [] } = answers;
  if (list.length > MAX_EXECUTORS) return [problem(['executors'], `You can name up to ${MAX_EXECUTORS} executors`)];
  const complete = list.some(({ fullName, address, relationship }) => isFilled(fullName) && isFilled(address) && isFilled(relationship));
  const reserves = reserveContradictions(answers);
  if (complete) return reserves;
  const first = list[0];
  return [
    ...missing(first?.fullName, ['executors', 0, 'fullName'], "Enter at least one executor's full name"),
    ...missing(first?.address, ['executors', 0, 'address'], "Enter the executor's address"),
    ...missing(first?.relationship, ['executors', 0, 'relationship'], "Enter the executor's relationship to you"),
    ...reserves,
  ];
};

export const beneficiaries: Check = (answers) => {
  switch (answers.beneficiaryType) {
    case undefined:
      return [problem(['beneficiaryType'], 'Choose who should inherit your estate')];
    case 'partner':
      return holds('hasPartner', answers)
        ? []
        : [problem(['beneficiaryType'], 'You can choose your partner only if you are married or in a civil partnership')];
    case 'children':
      return holds('namesChild', answers) ? [] : [problem(['beneficiaryType'], 'You can choose your children only if you have children')];
    case 'custom':
      return shares('customBeneficiaries', answers.customBeneficiaries, answers.equalShares);
  }
};

export const substitutes: Check = (answers) => [
  ...(holds('partnerFirst', answers) ? partnerRuleProblems(answers.partnerSubstituteRule, holds('namesChild', answers)) : []),
  ...(holds('choosesSubstitutes', answers) ? shares('customSubstitutes', answers.customSubstitutes, answers.equalSubstitutes) : []),
  ...(holds('childTakes', answers) && !answers.childrenSubstituteRule
    ? [problem(['childrenSubstituteRule'], "Choose what should happen to a child's share")]
    : []),
  ...(holds('canRunOut', answers) && answers.lastResort?.length
    ? [...shares('lastResort', answers.lastResort, answers.equalLastResort), ...lastResortContradictions(answers)]
    : []),
];

export const gifts: Check = (answers) => [
  ...(holds('givesGifts', answers) ? giftContradictions(answers.specificGifts ?? []) : []),
  ...petContradictions(answers),
  ...digitalContradictions(answers),
  ...groupContradictions(answers),
  ...loanContradictions(answers),
];

/** A number alone finds no plan. */
export const funeral: Check = ({ funeralPlan: { provider, planNumber } = {} }) =>
  isFilled(planNumber) ? missing(provider, ['funeralPlan', 'provider'], 'Enter who your funeral plan is with') : [];

export const review: Check = ({ confirmed, finalConfirmation }) => [
  ...(confirmed ? [] : [problem(['confirmed'], 'Confirm that your answers are accurate')]),
  ...(finalConfirmation ? [] : [problem(['finalConfirmation'], 'Confirm that your estate is straightforward')]),
];

function partnerRuleProblems(rule: string | undefined, hasChildren: boolean): Problem[] {
  if (!rule) return [problem(['partnerSubstituteRule'], 'Choose who should inherit if your partner dies before you')];
  if (rule === 'children' && !hasChildren)
    return [problem(['partnerSubstituteRule'], 'You can choose your children only if you have children')];
  return [];
}

function shares(key: ShareKey, list: readonly Beneficiary[] = [], isEqual = false): Problem[] {
  const { noun, max } = FIELDS[key];
  if (list.length === 0) return [problem([key], `Add at least one ${noun}`)];
  if (list.length > max) return [problem([key], `You can add up to ${max}`)];
  const each = [
    ...list.flatMap((person, index) => personProblems(person, key, index, isEqual)),
    ...shareContradictions(key, list, isEqual),
  ];
  if (isEqual) return each;
  const total = list.reduce((sum, person) => sum + (person.percentage ?? 0), 0);
  return total === PERCENT_TOTAL ? each : [...each, problem([key], MESSAGES.total)];
}

function personProblems(person: Beneficiary, key: ShareKey, index: number, isEqual: boolean): Problem[] {
  const at = (field: keyof Beneficiary) => [key, index, field];
  const who = `${FIELDS[key].noun} ${index + 1}`;
  return [
    ...missing(person.fullName, at('fullName'), `Enter the full name of ${who}`),
    ...('address' in FIELDS[key].parts ? missing(person.address, at('address'), `Enter the address of ${who}`) : []),
    ...(person.charity ? [] : missing(person.relationship, at('relationship'), `Enter how ${who} is related to you`)),
    ...(isEqual || (person.percentage && person.percentage > 0) ? [] : [problem(at('percentage'), `Enter a share above 0 for ${who}`)]),
  ];
}
