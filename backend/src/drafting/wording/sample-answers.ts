import type { WillAnswers } from '@willow/contracts';
import type { WillInput } from '../answers/read-will.ts';
import type { OperatorSettings, Testator } from '../answers/will-facts.ts';

export type SampleWill = { readonly shows: string; readonly input: WillInput };

const ON = '2026-01-01';
const TESTATOR: Testator = {
  fullName: 'The Testator',
  dob: '1970-01-01',
  addressLine1: '1 First Street',
  addressLine2: null,
  city: 'Exampleton',
  county: null,
  postcode: 'EX1 1AA',
};

export const PARTNER = { fullName: 'The Partner', dob: '1970-02-02' };
export const MINOR = { fullName: 'The Young Child', dob: '2015-03-03' };
export const OTHER_MINOR = { fullName: 'The Other Young Child', dob: '2017-07-07' };
export const ADULT = { fullName: 'The Grown Child', dob: '1995-04-04' };
export const SON = { fullName: 'The Son', dob: '1997-05-05' };
export const LATE = { fullName: 'The Late Child', leftChildren: 'yes' } as const;
export const FIRST = { fullName: 'The First Executor', address: '2 Second Street, Exampleton, EX1 1AB', relationship: 'sister' };
export const SECOND = { fullName: 'The Second Executor', address: '3 Third Street, Exampleton, EX1 1AC', relationship: 'friend' };
export const GUARDIAN = { fullName: 'The Guardian', address: '4 Fourth Street, Exampleton, EX1 1AD', relationship: 'brother' };
export const OWN_GUARDIAN = {
  guardianName: 'The Own Guardian',
  guardianAddress: '7 Seventh Street, Exampleton, EX1 1AG',
  guardianRelationship: 'friend',
};
export const OWN_SECOND = {
  secondGuardianName: 'The Own Second Guardian',
  secondGuardianAddress: '8 Eighth Street, Exampleton, EX1 1AH',
  secondGuardianRelationship: 'cousin',
};
export const at = (fullName: string, relationship: string, percentage: number) => ({
  fullName,
  address: '5 Fifth Street, Exampleton, EX1 1AE',
  relationship,
  percentage,
});

export const equal = (fullName: string, relationship: string) => ({
  fullName,
  relationship,
  address: '5 Fifth Street, Exampleton, EX1 1AE',
});
export const CHARITY = { fullName: 'The Charity', address: '5 Fifth Street, Exampleton, EX1 1AE', charity: true, charityNumber: '1234567' };
export const SUBSTITUTE = { substituteName: 'The Substitute', substituteRelationship: 'cousin' };
export const SECOND_AND_THIRD = {
  secondSubstituteName: 'The Second Substitute',
  secondSubstituteRelationship: 'niece',
  thirdSubstituteName: 'The Third Substitute',
  thirdSubstituteRelationship: 'nephew',
};
export const BODY_INSTEAD = { substituteName: 'The Other Body', substituteRelationship: 'charity' };
export const FRIEND_60 = at('The Friend', 'friend', 60);
export const CHARITY_40 = at('The Charity', 'charity', 40);

export const SINGLE: WillAnswers = {
  willForYou: 'yes',
  isMarried: 'no',
  hasChildren: 'no',
  isHomeowner: 'no',
  executors: [FIRST],
  beneficiaryType: 'custom',
  customBeneficiaries: [at('The Friend', 'friend', 100)],
};
export const MARRIED: WillAnswers = { ...SINGLE, isMarried: 'yes', partner: PARTNER, beneficiaryType: 'partner' };
export const UNMARRIED: WillAnswers = { ...MARRIED, isMarried: 'no', livesWithPartner: 'yes' };
export const PARENT: WillAnswers = { ...SINGLE, hasChildren: 'yes', childrenCount: 2, children: [ADULT, SON] };
export const children = (rule: WillAnswers['childrenSubstituteRule'], more: WillAnswers = {}): WillAnswers => ({
  ...PARENT,
  beneficiaryType: 'children',
  childrenSubstituteRule: rule,
  ...more,
});
export const shares = (
  rule: WillAnswers['childrenSubstituteRule'],
  ...beneficiaries: NonNullable<WillAnswers['customBeneficiaries']>
): WillAnswers => ({ ...PARENT, childrenSubstituteRule: rule, customBeneficiaries: beneficiaries });
export const GIFTS: WillAnswers = {
  hasSpecificGifts: true,
  specificGifts: [
    { recipientName: 'The Recipient', recipientRelationship: 'niece', description: 'my piano' },
    { recipientName: 'The Other Recipient', recipientRelationship: 'friend', description: 'the sum of £1,000' },
  ],
};
export const HOME: WillAnswers = { isHomeowner: 'yes', property: { address: '1 First Street, Exampleton, EX1 1AA', marketValue: 1 } };

export const HEIR = { fullName: 'The Recipient', relationship: 'niece' };
export const OTHER_HEIR = { fullName: 'The Other Recipient', relationship: 'friend' };
export const BODY_HEIR = { fullName: 'The Charity', relationship: 'charity' };
export const homeTo = (
  ownership: 'alone' | 'joint' | 'in_common' | undefined,
  homeMortgage: 'taken' | 'paid',
  homeIfSold: 'replaced' | 'fails',
  ...homeTakers: NonNullable<WillAnswers['homeTakers']>
): WillAnswers => ({
  ...SINGLE,
  isHomeowner: 'yes',
  property: { ...HOME.property, ownership },
  homeTakers,
  homeMortgage,
  homeIfSold,
});

export const PETS = { description: 'my dog and my cat', carerName: 'The Carer', carerRelationship: 'friend' };
export const DIGITAL = { recipientName: 'The Recipient', recipientRelationship: 'niece' };

export const lent = (fullName: string, relationship: string, treatment: 'forgiven' | 'counted') => ({ fullName, relationship, treatment });

export const sample = (
  shows: string,
  answers: WillAnswers,
  more: { testator?: Partial<Testator>; settings?: OperatorSettings } = {},
): SampleWill => ({
  shows,
  input: { answers, testator: { ...TESTATOR, ...more.testator }, on: ON, settings: more.settings ?? {} },
});
export const inOrder = { settings: { executors: 'in-order' } } as const;
