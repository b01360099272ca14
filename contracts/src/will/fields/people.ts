import { TEXT_LIMITS } from '../../constants.ts';
import { dateInWords, isRealDate } from '../../dates.ts';
import { inWholePounds } from '../../money.ts';
import { address, contact, date, gift, name, percentage, reference, relationship, sum, tick } from './kinds.ts';

const inBrackets = (text: string): string => `(${text})`;
const born = (date: string): string => `born ${isRealDate(date) ? dateInWords(date) : ''}`.trim();

export const PARTNER = {
  fullName: name({}),
  dob: date({ joins: ', ', words: born, inWill: false }),
  address: address({ inWill: false }),
  email: contact(TEXT_LIMITS.email, { inWill: false }),
  mobile: contact(TEXT_LIMITS.short, { joins: ', ', inWill: false }),
};

export const CHILD = { fullName: name({}), dob: date({ joins: ', ', words: born }) };

const person = {
  fullName: name({}),
  relationship: relationship({ joins: ' ', words: inBrackets }),
  address: address({ joins: ', ' }),
};
const share = percentage({ leads: ' to ' });

/** A charity as such: it has no relationship, may have a number, and never fails to take. */
const CHARITY = {
  charity: tick({ joins: ' ', words: (text) => (text === 'true' ? '(charity)' : ''), optional: true }),
  charityNumber: reference({ noun: 'charity number', joins: ', ', words: (text) => `charity number ${text}`, optional: true }),
};

export const APPOINTEE = person;
/** Who takes a share, or a gift, if the person it is for does not survive. */
const STAND_IN = {
  substituteName: name({ noun: 'substitute', joins: ', ', words: (text) => `or else ${text}`, optional: true }),
  substituteRelationship: relationship({ noun: 'relationship of the substitute', joins: ' ', words: inBrackets, optional: true }),
};

export const BENEFICIARY = { ...person, percentage: share, ...STAND_IN, ...CHARITY };
export const SUBSTITUTE = { fullName: person.fullName, relationship: person.relationship, percentage: share, ...CHARITY };

export const GIFT = {
  description: gift({}),
  amount: sum({ noun: 'sum', joins: ', ', words: (pounds) => inWholePounds(Number(pounds)), optional: true }),
  recipientName: name({ noun: 'recipient', joins: ', ', words: (text) => `to ${text}` }),
  recipientRelationship: relationship({ joins: ' ', words: inBrackets }),
  ...CHARITY,
  ...STAND_IN,
};
