import { LEGAL_ADULT_AGE } from '../constants.ts';
import { ageOn, type IsoDate, isRealDate } from '../dates.ts';
import { type AnswerKey, type Beneficiary, type Child, type Draft, FIELDS } from './answers.ts';
import type { DatedRule, Field, RuleName } from './field.ts';
import { followsChildRule } from './people/child-rule.ts';
import { isFilled } from './step.ts';

const YES: readonly unknown[] = ['yes', true, 'true'];
const NO: readonly unknown[] = ['no', false, 'false'];

export const isYes = (answer: unknown): boolean => YES.includes(answer);
export const isNo = (answer: unknown): boolean => NO.includes(answer);

const said = (answer: unknown): boolean | undefined => (answer ? isYes(answer) : undefined);

export const liveChildren = <Child>({
  hasChildren,
  children,
}: {
  readonly hasChildren?: unknown;
  readonly children?: Child[] | undefined;
}): Child[] => (isYes(hasChildren) ? (children ?? []) : []);

/** Only whom the plan counts as a child; what is said about one share, a substitute or their own children, comes before any rule. */
export const asksForChildRule = (share: Partial<ShareOf>, answers: Draft): boolean =>
  followsChildRule(share, liveChildren(answers)) && !share.charity && !share.ownChildren && !isFilled(share.substituteName);

type ShareOf = Pick<Beneficiary, 'fullName' | 'relationship' | 'address' | 'substituteName' | 'ownChildren' | 'charity'>;

/** What a charity is given does not fail. */
const hasCharity = (rows: readonly { readonly charity?: unknown }[] = []): boolean => rows.some(({ charity }) => charity);

/** Every branch of the questions, once. Undefined while what it depends on was not answered: such an answer does not count, and is kept. */
export const RULES: Readonly<Record<RuleName, (answers: Draft) => boolean | undefined>> = {
  married: ({ isMarried }) => said(isMarried),
  unmarried: ({ isMarried }) => (isMarried ? !isYes(isMarried) : undefined),
  hasPartner: ({ isMarried, livesWithPartner }) => (isMarried ? isYes(isMarried) || isYes(livesWithPartner) : undefined),
  parent: ({ hasChildren }) => said(hasChildren),
  namesChild: (answers) => (answers.hasChildren ? liveChildren(answers).length > 0 : undefined),
  homeowner: ({ isHomeowner }) => said(isHomeowner),
  choosesShares: ({ beneficiaryType }) => beneficiaryType === 'custom',
  partnerFirst: ({ beneficiaryType }) => beneficiaryType === 'partner',
  choosesSubstitutes: ({ beneficiaryType, partnerSubstituteRule }) => beneficiaryType === 'partner' && partnerSubstituteRule === 'custom',
  childTakes: (answers) => {
    const { beneficiaryType, customBeneficiaries = [] } = answers;
    return (
      beneficiaryType === 'children' ||
      (beneficiaryType === 'custom' && customBeneficiaries.some((share) => asksForChildRule(share, answers)))
    );
  },
  childrenInherit: ({ beneficiaryType, partnerSubstituteRule }) =>
    beneficiaryType === 'children' || (beneficiaryType === 'partner' && partnerSubstituteRule === 'children'),
  canRunOut: (answers) => {
    const { beneficiaryType, partnerSubstituteRule: afterPartner, childrenSubstituteRule: rule, customBeneficiaries = [] } = answers;
    switch (beneficiaryType) {
      case 'partner':
        return afterPartner && afterPartner !== 'intestacy' && !(afterPartner === 'custom' && hasCharity(answers.customSubstitutes));
      case 'children':
        return rule !== 'lapse';
      case 'custom':
        return (
          !hasCharity(customBeneficiaries) && !(rule === 'lapse' && customBeneficiaries.every((share) => asksForChildRule(share, answers)))
        );
      case undefined:
        return undefined;
    }
  },
  canHaveGrandchildren: ({ hasChildren, lateChildren = [] }) =>
    lateChildren.some(({ leftChildren }) => leftChildren === 'yes') || said(hasChildren),
  givesGifts: ({ hasSpecificGifts }) => !isNo(hasSpecificGifts),
};

export const holds = (rule: RuleName, answers: Draft): boolean => RULES[rule](answers) === true;

const fieldOf = (key: AnswerKey): Field => FIELDS[key];

export function isLive(key: AnswerKey, answers: Draft): boolean {
  const { liveIf, readIf } = fieldOf(key);
  return (!liveIf || holds(liveIf, answers)) && (!readIf || holds(readIf, answers));
}

export function isOffered(key: AnswerKey, option: string, answers: Draft): boolean {
  const field = fieldOf(key);
  const rule = 'optionsIf' in field ? field.optionsIf?.[option] : undefined;
  return !rule || holds(rule, answers);
}

/** A guardian must be named when a child's birth year is less than 18 years before this year. */
export const guardianRequired = (answers: Draft, today: IsoDate): boolean =>
  liveChildren(answers).some(({ dob = '' }) => isRealDate(dob) && Number(today.slice(0, 4)) - Number(dob.slice(0, 4)) < LEGAL_ADULT_AGE);

export const isMinor = (dob: string | undefined, today: IsoDate): boolean =>
  dob !== undefined && isRealDate(dob) && ageOn(dob, today) < LEGAL_ADULT_AGE;

/** A guardian is recommended while a child is under 18 by date, also where the year alone does not require it. */
export const guardianRecommended = (answers: Draft, today: IsoDate): boolean =>
  liveChildren(answers).some(({ dob }) => isMinor(dob, today));

/** Whether a guardian of this child is asked for. */
export const isYoung = (child: Partial<Child>, today: IsoDate): boolean =>
  DATED_RULES.youngChild({ hasChildren: 'yes', children: [child] }, today);

const DATED_RULES: Readonly<Record<DatedRule, (answers: Draft, today: IsoDate) => boolean>> = {
  youngChild: (answers, today) => guardianRequired(answers, today) || guardianRecommended(answers, today),
};

export function isAsked(key: AnswerKey, answers: Draft, today: IsoDate): boolean {
  const { liveIf, askedIf } = fieldOf(key);
  return (!liveIf || holds(liveIf, answers)) && (!askedIf || DATED_RULES[askedIf](answers, today));
}

export function isStale(key: AnswerKey, answers: Draft): boolean {
  const field = fieldOf(key);
  const value = answers[key];
  const option = 'optionsIf' in field && typeof value === 'string' ? field.optionsIf?.[value] : undefined;
  return [field.liveIf, option].some((rule) => rule !== undefined && RULES[rule](answers) === false);
}
