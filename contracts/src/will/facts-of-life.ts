import { LEGAL_ADULT_AGE } from '../constants.ts';
import { ageOn, type IsoDate, isRealDate } from '../dates.ts';
import type { WillAnswers } from './answers.ts';

/** Reads yes, true and 'true' as yes. */
export const isYes = (answer: unknown): boolean => answer === 'yes' || answer === true || answer === 'true';

/** The children that count: those listed while "do you have children" is yes. */
export const liveChildren = (answers: WillAnswers) => (isYes(answers.hasChildren) ? (answers.children ?? []) : []);

/** A guardian must be named when a child's birth year is less than 18 years before this year. */
export const guardianRequired = (answers: WillAnswers, today: IsoDate): boolean =>
  liveChildren(answers).some(
    (child) => child.dob && isRealDate(child.dob) && Number(today.slice(0, 4)) - Number(child.dob.slice(0, 4)) < LEGAL_ADULT_AGE,
  );

/** A guardian is recommended while a child is under 18 by date, also where the year alone does not require it. */
export const guardianRecommended = (answers: WillAnswers, today: IsoDate): boolean =>
  liveChildren(answers).some((child) => child.dob && isRealDate(child.dob) && ageOn(child.dob, today) < LEGAL_ADULT_AGE);

const CHILD_WORDS = /child|son|daughter/i;

/** The rule for the partner's share is asked when the partner is the main beneficiary. */
export const asksPartnerRule = (answers: WillAnswers): boolean => answers.beneficiaryType === 'partner';

/** The rule for a child's share is asked when children take, or someone whose relationship contains child, son or daughter. */
export const asksChildrenRule = (answers: WillAnswers): boolean =>
  answers.beneficiaryType === 'children' ||
  (answers.beneficiaryType === 'custom' &&
    (answers.customBeneficiaries ?? []).some((person) => CHILD_WORDS.test(person.relationship ?? '')));

/** Substitutes are named one by one only for a partner's share with the rule custom. */
export const asksCustomSubstitutes = (answers: WillAnswers): boolean =>
  asksPartnerRule(answers) && answers.partnerSubstituteRule === 'custom';
