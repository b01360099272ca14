import type { User } from '@willow/contracts/account/account.contract';
import { dateInWords, isRealDate } from '@willow/contracts/dates';
import type { Appointee, Beneficiary, Substitute, WillAnswers } from '@willow/contracts/will/answers';
import { asksChildrenRule, asksCustomSubstitutes, asksPartnerRule, isYes, liveChildren } from '@willow/contracts/will/wizard';

export type SummaryRow = {
  readonly label: string;
  /** What was answered, a line each. */
  readonly lines: readonly string[];
  /** The step where it can be changed; the account's own details have none. */
  readonly step?: number;
  /** Something the customer should look at again. */
  readonly remark?: string;
};
export type SummaryGroup = { readonly title: string; readonly step: number; readonly rows: readonly SummaryRow[] };

const yesNo = (answer: unknown): string => (answer === undefined ? 'Not answered' : isYes(answer) ? 'Yes' : 'No');
const day = (date: string | undefined): string => (date && isRealDate(date) ? dateInWords(date) : '');
const joined = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part?.trim()).join(', ');
const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/** Every answer in seven groups, in the order in which they were asked. */
export function summaryOf(answers: WillAnswers, user: User): readonly SummaryGroup[] {
  return [
    { title: 'You', step: 1, rows: [...aboutUser(user), { label: 'This will is for you', lines: [yesNo(answers.willForYou)], step: 1 }] },
    { title: 'Family: partner and children', step: 2, rows: [...aboutPartner(answers), ...aboutChildren(answers)] },
    { title: 'Property and executors', step: 4, rows: [...aboutHome(answers), ...aboutExecutors(answers)] },
    { title: 'Beneficiaries', step: 6, rows: [{ label: 'Your estate goes to', lines: beneficiaries(answers), step: 6 }] },
    { title: 'Substitutes', step: 7, rows: substitutes(answers) },
    { title: 'Gifts', step: 8, rows: [{ label: 'Particular gifts', lines: gifts(answers), step: 8 }] },
    { title: 'Funeral wishes', step: 9, rows: [{ label: 'Your wishes', lines: [answers.funeralWishes?.trim() || 'None'], step: 9 }] },
  ];
}

function aboutUser({ fullName, dob, addressLine1, addressLine2, city, county, postcode }: User): readonly SummaryRow[] {
  return [
    { label: 'Full name', lines: [fullName] },
    { label: 'Date of birth', lines: [day(dob)] },
    { label: 'Address', lines: [[addressLine1, addressLine2, city, county, postcode].filter(Boolean).join(', ')] },
  ];
}

function aboutPartner({ isMarried, partner = {} }: WillAnswers): readonly SummaryRow[] {
  const row = { label: 'Married or in a civil partnership', lines: [yesNo(isMarried)], step: 2 };
  if (!isYes(isMarried)) return [row];
  const { fullName, dob, address, email, mobile } = partner;
  const lines = [joined(fullName, dob && `born ${day(dob)}`), address ?? '', joined(email, mobile)];
  return [row, { label: 'Partner', lines: lines.filter((line) => line.trim()), step: 2 }];
}

function aboutChildren(answers: WillAnswers): readonly SummaryRow[] {
  const children = liveChildren(answers);
  if (children.length === 0) return [{ label: 'Children', lines: [answers.hasChildren ? 'None' : 'Not answered'], step: 3 }];
  const lines = children.map(({ fullName, dob }) => joined(fullName, dob && `born ${day(dob)}`));
  const { guardian } = answers;
  return [
    { label: 'Children', lines, step: 3 },
    ...(guardian?.fullName ? [{ label: 'Guardian', lines: [person(guardian)], step: 3 }] : []),
  ];
}

const person = ({ fullName, relationship, address }: Appointee): string =>
  joined(relationship ? `${fullName} (${relationship})` : fullName, address);

function aboutHome({ isHomeowner, property }: WillAnswers): readonly SummaryRow[] {
  const row = { label: 'You own your home', lines: [yesNo(isHomeowner)], step: 4 };
  if (!isYes(isHomeowner) || !property) return [row];
  const { address = '', marketValue } = property;
  return [
    row,
    { label: 'Your home', lines: [address, ...(marketValue === undefined ? [] : [`Worth about ${POUNDS.format(marketValue)}`])], step: 4 },
  ];
}

function aboutExecutors({ executors = [] }: WillAnswers): readonly SummaryRow[] {
  if (executors.length === 0) return [{ label: 'Executors', lines: ['Not answered'], step: 5 }];
  return executors.map((executor, index) => {
    const incomplete = !executor.address?.trim() || !executor.relationship?.trim();
    return {
      label: `Executor ${index + 1}`,
      lines: [person(executor)],
      step: 5,
      ...(incomplete && { remark: 'The address or the relationship is missing. Please add it if you can.' }),
    };
  });
}

const share = ({ percentage }: Beneficiary | Substitute): string => (percentage === undefined ? '' : `${percentage}%`);

function beneficiaries({ beneficiaryType, partner, customBeneficiaries = [] }: WillAnswers): readonly string[] {
  switch (beneficiaryType) {
    case undefined:
      return ['Not answered'];
    case 'partner':
      return [`Your partner${partner?.fullName ? `, ${partner.fullName}` : ''}`];
    case 'children':
      return ['Your children, in equal shares'];
    case 'custom':
      return customBeneficiaries.map((one) => `${share(one)} to ${person(one)}`);
  }
}

const PARTNER_RULES = {
  children: 'Your children, in equal shares',
  custom: 'People you chose',
  intestacy: 'Whoever the law says (the intestacy rules)',
} as const;

const CHILD_RULES = {
  per_stirpes: 'Their own children take their share',
  surviving_children: 'Your other children share it',
  lapse: 'It passes as the law says (the intestacy rules)',
} as const;

function substitutes(answers: WillAnswers): readonly SummaryRow[] {
  const { partnerSubstituteRule: forPartner, childrenSubstituteRule: forChild, customSubstitutes = [] } = answers;
  const people = asksCustomSubstitutes(answers) ? customSubstitutes.map((one) => `${share(one)} to ${person(one)}`) : [];
  const rows = [
    ...(asksPartnerRule(answers)
      ? [{ label: 'If your partner dies before you', lines: [forPartner ? PARTNER_RULES[forPartner] : 'Not answered', ...people], step: 7 }]
      : []),
    ...(asksChildrenRule(answers)
      ? [{ label: 'If a child of yours dies before you', lines: [forChild ? CHILD_RULES[forChild] : 'Not answered'], step: 7 }]
      : []),
  ];
  return rows.length > 0 ? rows : [{ label: 'If someone dies before you', lines: ['Their share goes to the others you named'], step: 7 }];
}

function gifts({ hasSpecificGifts, specificGifts = [] }: WillAnswers): readonly string[] {
  if (!isYes(hasSpecificGifts) || specificGifts.length === 0) return ['None'];
  return specificGifts.map(
    ({ description, recipientName, recipientRelationship }) => `${description}, to ${recipientName} (${recipientRelationship})`,
  );
}
