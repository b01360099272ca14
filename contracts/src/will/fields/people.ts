import { EMAIL_LIMIT, SHORT_LIMIT } from '../../answer-limits.ts';
import { dateInWords, isRealDate } from '../../dates.ts';
import { inWholePounds } from '../../money.ts';
import { address, choice, contact, date, gift, name, percentage, reason, reference, relationship, sum, tick, yesNo } from './kinds.ts';

const inBrackets = (text: string): string => `(${text})`;
const born = (date: string): string => `born ${isRealDate(date) ? dateInWords(date) : ''}`.trim();

/** A choice that says something only where it is ticked. */
const ticked = (says: string, joins: ' ' | ', ' = ' ') => tick({ joins, words: (text) => (text === 'true' ? says : ''), optional: true });

export const PARTNER = {
  fullName: name({}),
  dob: date({ joins: ', ', words: born, inWill: false }),
  address: address({ inWill: false }),
  email: contact(EMAIL_LIMIT, { inWill: false }),
  mobile: contact(SHORT_LIMIT, { joins: ', ', inWill: false }),
};

export const GUARDIANS_ACT = { together: 'Together', instead: 'The second only if the first cannot' };

/** Who looks after this child alone, in place of the guardians of all. */
const OWN_GUARDIANS = {
  guardianName: name({ joins: ', ', words: (text) => `own guardian ${text}`, optional: true }),
  guardianRelationship: relationship({ joins: ' ', words: inBrackets, optional: true }),
  guardianAddress: address({ joins: ', ', optional: true }),
  secondGuardianName: name({ joins: ', ', words: (text) => `second guardian ${text}`, optional: true }),
  secondGuardianRelationship: relationship({ joins: ' ', words: inBrackets, optional: true }),
  secondGuardianAddress: address({ joins: ', ', optional: true }),
  guardiansAct: choice(GUARDIANS_ACT, { joins: ', ', words: (text) => `acting ${text}`, optional: true }),
};

export const CHILD = { fullName: name({}), dob: date({ joins: ', ', words: born }), ...OWN_GUARDIANS };

/** A child who had died before the will was made: nobody to be named a guardian for, or to be given anything. */
export const LATE_CHILD = {
  fullName: name({}),
  leftChildren: yesNo({
    joins: ', ',
    words: (text) => (text === 'yes' ? 'who left children' : 'who left no children'),
  }),
};

const person = {
  fullName: name({}),
  relationship: relationship({ joins: ' ', words: inBrackets }),
  address: address({ joins: ', ' }),
};
const share = percentage({ leads: ' to ' });

/** A charity as such: it has no relationship, may have a number, and never fails to take. */
const CHARITY = {
  charity: ticked('(charity)'),
  charityNumber: reference({ joins: ', ', words: (text) => `charity number ${text}`, optional: true }),
};

export const APPOINTEE = person;

/** One who acts in the course of a profession or business is paid for it, and only then does the will say so. */
export const EXECUTOR = {
  ...person,
  professional: ticked('(a professional, who may charge)'),
};

/** Who takes a share, or a gift, if the person it is for does not survive. */
const STAND_IN = {
  substituteName: name({ joins: ', ', words: (text) => `or else ${text}`, optional: true }),
  substituteRelationship: relationship({ joins: ' ', words: inBrackets, optional: true }),
  secondSubstituteName: name({ joins: ', ', optional: true }),
  secondSubstituteRelationship: relationship({ joins: ' ', words: inBrackets, optional: true }),
  thirdSubstituteName: name({ joins: ', ', optional: true }),
  thirdSubstituteRelationship: relationship({ joins: ' ', words: inBrackets, optional: true }),
  /** Of several: the first of them who is there takes all of it, or those who are there share it. */
  substitutesTake: choice({ in_order: 'one after the other', equally: 'in equal parts' }, { joins: ', ', optional: true }),
};

/** The share goes down the line of whoever it is for, as a child's can: no other share does so without this. */
const OWN_CHILDREN = { ownChildren: ticked('or else their own children', ', ') };

export const BENEFICIARY = { ...person, percentage: share, ...STAND_IN, ...OWN_CHILDREN, ...CHARITY };
export const SUBSTITUTE = { fullName: person.fullName, relationship: person.relationship, percentage: share, ...OWN_CHILDREN, ...CHARITY };

export const GIFT = {
  description: gift({}),
  amount: sum({ joins: ', ', words: (pounds) => inWholePounds(Number(pounds)), optional: true }),
  /** Instead of a thing or a sum: what the law works out, so that the rest is taxed at the lower rate (IHTA 1984 Sch.1A). */
  tenth: ticked('a tenth of what is taxed', ', '),
  recipientName: name({ joins: ', ', words: (text) => `to ${text}` }),
  recipientRelationship: relationship({ joins: ' ', words: inBrackets }),
  ...CHARITY,
  ...STAND_IN,
};

export const HOME_TAKER = { fullName: person.fullName, relationship: person.relationship };

/** Pets are property: they are given to whoever takes them on, with a sum for that if there is one. */
export const PETS = {
  description: gift({}),
  carerName: name({ joins: ', ', words: (text) => `to ${text}` }),
  carerRelationship: relationship({ joins: ' ', words: inBrackets }),
  amount: sum({ joins: ', ', words: (pounds) => `with ${inWholePounds(Number(pounds))}`, optional: true }),
};

/** Somebody who gets nothing, or less than they may expect: the reasons stay out of the will, which everybody may read. */
export const LEFT_OUT = { fullName: name({ besideWill: true }), reason: reason({ joins: ', ', besideWill: true }) };

/** A funeral that is paid for: whoever arranges it has to know before it is paid for twice. */
export const FUNERAL_PLAN = {
  provider: name({ besideWill: true }),
  planNumber: reference({ joins: ', ', besideWill: true }),
};

/** Who is given the files that matter to a family. What has a value in money is nobody's under this. */
export const DIGITAL = {
  recipientName: name({}),
  recipientRelationship: relationship({ joins: ' ', words: inBrackets }),
};

/** A gift to everybody of a kind who is alive at the death, none of them by name: a sum for each, or a part of the rest for all of them. */
export const GROUP_GIFT = {
  amount: sum({ words: (pounds) => `${inWholePounds(Number(pounds))} each`, optional: true }),
  percentage: percentage({ joins: ', ', words: (part) => `${part} in equal shares`, optional: true }),
  age: choice({ '18': 'at 18', '21': 'at 21', '25': 'at 25' }, { joins: ', ' }),
};

/** Somebody who owes the testator money: it is forgiven, or it counts as a part of their share. */
export const LOAN = {
  fullName: person.fullName,
  relationship: person.relationship,
  treatment: choice({ forgiven: 'forgiven', counted: 'off their share' }, { joins: ', ' }),
  payBack: ticked('pays the rest', ', '),
};
