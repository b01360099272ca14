import { MAX_CUSTOM_BENEFICIARIES, MAX_CUSTOM_SUBSTITUTES, MAX_EXECUTORS, PERCENT_TOTAL } from '../../constants.ts';
import { MESSAGES } from '../../messages.ts';
import type { Beneficiary, Substitute } from '../answers.ts';
import { asksChildrenRule, asksCustomSubstitutes, asksPartnerRule, isYes, liveChildren } from '../facts-of-life.ts';
import { missing, problem, type Problem, type WizardStep } from '../step.ts';

const filled = (value: string | undefined) => Boolean(value?.trim());

export const executors: WizardStep = {
  number: 5,
  id: 'executors',
  question: 'Who should carry out your will?',
  keys: ['executors'],
  problems: ({ executors: list = [] }) => {
    if (list.length > MAX_EXECUTORS) return [problem(['executors'], `You can name up to ${MAX_EXECUTORS} executors`)];
    const complete = list.some((person) => filled(person.fullName) && filled(person.address) && filled(person.relationship));
    if (complete) return [];
    const first = list[0];
    return [
      ...missing(first?.fullName, ['executors', 0, 'fullName'], "Enter at least one executor's full name"),
      ...missing(first?.address, ['executors', 0, 'address'], "Enter the executor's address"),
      ...missing(first?.relationship, ['executors', 0, 'relationship'], "Enter the executor's relationship to you"),
    ];
  },
};

export const beneficiaries: WizardStep = {
  number: 6,
  id: 'beneficiaries',
  question: 'Who should inherit your estate?',
  keys: ['beneficiaryType', 'customBeneficiaries'],
  problems: (answers) => {
    switch (answers.beneficiaryType) {
      case undefined:
        return [problem(['beneficiaryType'], 'Choose who should inherit your estate')];
      case 'partner':
        return isYes(answers.isMarried)
          ? []
          : [problem(['beneficiaryType'], 'You can choose your partner only if you are married or in a civil partnership')];
      case 'children':
        return liveChildren(answers).length > 0
          ? []
          : [problem(['beneficiaryType'], 'You can choose your children only if you have children')];
      case 'custom':
        return shares(answers.customBeneficiaries ?? [], 'customBeneficiaries', 'beneficiary', MAX_CUSTOM_BENEFICIARIES);
    }
  },
};

export const substitutes: WizardStep = {
  number: 7,
  id: 'substitutes',
  question: 'What if someone dies before you?',
  keys: ['partnerSubstituteRule', 'customSubstitutes', 'childrenSubstituteRule'],
  problems: (answers) => [
    ...(asksPartnerRule(answers) ? partnerRuleProblems(answers.partnerSubstituteRule, liveChildren(answers).length > 0) : []),
    ...(asksCustomSubstitutes(answers)
      ? shares(answers.customSubstitutes ?? [], 'customSubstitutes', 'substitute', MAX_CUSTOM_SUBSTITUTES)
      : []),
    ...(asksChildrenRule(answers) && !answers.childrenSubstituteRule
      ? [problem(['childrenSubstituteRule'], "Choose what should happen to a child's share")]
      : []),
  ],
};

export const gifts: WizardStep = {
  number: 8,
  id: 'gifts',
  question: 'Would you like to leave any particular gifts?',
  keys: ['hasSpecificGifts', 'specificGifts'],
  problems: () => [],
};

export const funeral: WizardStep = {
  number: 9,
  id: 'funeral',
  question: 'Do you have any wishes for your funeral?',
  keys: ['funeralWishes'],
  problems: () => [],
};

export const review: WizardStep = {
  number: 10,
  id: 'review',
  question: 'Check your answers',
  keys: ['confirmed', 'finalConfirmation', 'submittedAt'],
  problems: ({ confirmed, finalConfirmation }) => [
    ...(confirmed ? [] : [problem(['confirmed'], 'Confirm that your answers are accurate')]),
    ...(finalConfirmation ? [] : [problem(['finalConfirmation'], 'Confirm that your estate is straightforward')]),
  ],
};

function partnerRuleProblems(rule: string | undefined, hasChildren: boolean): Problem[] {
  if (!rule) return [problem(['partnerSubstituteRule'], 'Choose who should inherit if your partner dies before you')];
  if (rule === 'children' && !hasChildren)
    return [problem(['partnerSubstituteRule'], 'You can choose your children only if you have children')];
  return [];
}

/** Everyone needs a name, a relationship (a beneficiary an address too) and a share above 0; the shares make 100. */
function shares(
  list: readonly (Beneficiary | Substitute)[],
  key: 'customBeneficiaries' | 'customSubstitutes',
  what: string,
  limit: number,
): Problem[] {
  if (list.length === 0) return [problem([key], `Add at least one ${what}`)];
  if (list.length > limit) return [problem([key], `You can add up to ${limit}`)];
  const each = list.flatMap((person, index) => personProblems(person, key, index, what));
  const total = list.reduce((sum, person) => sum + (person.percentage ?? 0), 0);
  return total === PERCENT_TOTAL ? each : [...each, problem([key], MESSAGES.total)];
}

function personProblems(person: Beneficiary | Substitute, key: string, index: number, what: string): Problem[] {
  const at = (field: string) => [key, index, field];
  return [
    ...missing(person.fullName, at('fullName'), `Enter the full name of ${what} ${index + 1}`),
    ...(key === 'customBeneficiaries'
      ? missing((person as Beneficiary).address, at('address'), `Enter the address of ${what} ${index + 1}`)
      : []),
    ...missing(person.relationship, at('relationship'), `Enter how ${what} ${index + 1} is related to you`),
    ...(person.percentage && person.percentage > 0 ? [] : [problem(at('percentage'), `Enter a share above 0 for ${what} ${index + 1}`)]),
  ];
}
