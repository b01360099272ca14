import type { WillAnswers } from '@willow/contracts';
import type { OperatorSettings, Testator } from '../answers/will-facts.ts';

/** The day every example is made up for. */
export const ON = '2026-11-21';

export const MARGARET: Testator = {
  fullName: 'Margaret Anne Hughes',
  dob: '1961-02-03',
  addressLine1: '14 Orchard Rise',
  addressLine2: null,
  city: 'Ludlow',
  county: 'Shropshire',
  postcode: 'SY8 1AB',
};

export type Family = {
  readonly name: string;
  readonly answers: WillAnswers;
  readonly testator?: Partial<Testator>;
  readonly settings?: OperatorSettings;
};

const DAVID = { fullName: 'David Hughes', dob: '1959-01-01', email: 'david@example.test', address: '14 Orchard Rise, Ludlow, SY8 1AB' };
const BETHAN = { fullName: 'Bethan Price', address: '2 Mill Lane\nCardiff\nCF10 1AA', relationship: 'Sister' };
const SPOUSE = { fullName: 'David Hughes', address: '14 Orchard Rise, Ludlow, SY8 1AB', relationship: 'Spouse' };
const RHYS = { fullName: 'Rhys Hughes', dob: '2012-05-06' };
const CARYS = { fullName: 'Carys Ellen Hughes', dob: '1990-11-30' };
const EMYR = { fullName: 'Emyr Hughes', dob: '1987-04-01' };

/** The smallest will there can be, to build on. */
export const SINGLE: WillAnswers = {
  willForYou: 'yes',
  isMarried: 'no',
  hasChildren: 'no',
  isHomeowner: 'no',
  executors: [BETHAN],
  beneficiaryType: 'custom',
  customBeneficiaries: [{ ...BETHAN, percentage: 100 }],
  hasSpecificGifts: false,
  specificGifts: [],
};

const MARRIED: WillAnswers = { ...SINGLE, isMarried: 'yes', partner: DAVID, executors: [SPOUSE], beneficiaryType: 'partner' };
const PARENT: WillAnswers = { ...SINGLE, hasChildren: 'yes', childrenCount: 2, children: [CARYS, EMYR] };

/** One family for each shape that a will can take. Their wills are kept beside the tests and have been read line by line. */
export const FAMILIES: readonly Family[] = [
  {
    name: 'married-partner-then-children',
    answers: {
      ...MARRIED,
      hasChildren: 'yes',
      childrenCount: 2,
      children: [RHYS, CARYS],
      guardian: BETHAN,
      isHomeowner: 'yes',
      property: { address: '14 Orchard Rise, Ludlow, SY8 1AB', marketValue: 412_000 },
      executors: [SPOUSE, BETHAN],
      partnerSubstituteRule: 'children',
      hasSpecificGifts: true,
      specificGifts: [
        { recipientName: 'Carys Ellen Hughes', recipientRelationship: 'Daughter', description: 'my oak dresser.' },
        { recipientName: 'Tomasz Wiśniewski', recipientRelationship: 'Friend', description: 'the sum of £2,500' },
      ],
      funeralWishes: 'A quiet cremation at Ludlow.\n\nNo black ties, please.',
    },
  },
  {
    name: 'married-partner-then-substitutes',
    answers: {
      ...MARRIED,
      hasChildren: 'yes',
      childrenCount: 1,
      children: [CARYS],
      partnerSubstituteRule: 'custom',
      customSubstitutes: [
        { fullName: 'Carys Ellen Hughes', relationship: 'Daughter', percentage: 50 },
        { fullName: 'Bethan Price', relationship: 'Sister', percentage: 30 },
        { fullName: 'Shropshire Hills Hospice', relationship: 'Charity', percentage: 20 },
      ],
    },
  },
  {
    name: 'married-partner-then-one-charity',
    answers: {
      ...MARRIED,
      executors: [SPOUSE, { fullName: 'Bethan Price' }],
      isHomeowner: 'yes',
      property: { address: '14 Orchard Rise\nLudlow\nSY8 1AB', marketValue: 412_000 },
      partnerSubstituteRule: 'custom',
      customSubstitutes: [{ fullName: 'Shropshire Hills Hospice', relationship: 'Charity', percentage: 100 }],
    },
  },
  { name: 'married-partner-then-intestacy', answers: { ...MARRIED, partnerSubstituteRule: 'intestacy' } },
  { name: 'married-partner-then-children-not-yet-born', answers: { ...MARRIED, partnerSubstituteRule: 'children' } },
  { name: 'widowed-children-by-line', answers: { ...PARENT, beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' } },
  {
    name: 'widowed-surviving-children',
    answers: {
      ...PARENT,
      executors: [
        { fullName: 'Carys Ellen Hughes', address: '9 Castle Street, Hereford, HR1 2NL', relationship: 'Daughter' },
        { fullName: 'Emyr Hughes', address: '3 Quay Road, Conwy, LL32 8AA' },
        BETHAN,
      ],
      beneficiaryType: 'children',
      childrenSubstituteRule: 'surviving_children',
    },
    settings: { executors: 'in-order' },
  },
  {
    name: 'divorced-children-lapse',
    answers: { ...PARENT, children: [RHYS, EMYR], guardian: BETHAN, beneficiaryType: 'children', childrenSubstituteRule: 'lapse' },
    settings: { keepsWillIn: 'Spain' },
  },
  {
    name: 'shares-child-by-line-friend-and-charity',
    answers: {
      ...PARENT,
      customBeneficiaries: [
        { fullName: 'Carys Ellen Hughes', address: '9 Castle Street, Hereford, HR1 2NL', relationship: 'Daughter', percentage: 50 },
        { fullName: 'Emyr Hughes', address: '3 Quay Road, Conwy, LL32 8AA', relationship: 'my eldest son', percentage: 25 },
        { fullName: 'Ffion Morgan', address: '1 Bank Street, Bangor, LL57 1AA', relationship: 'goddaughter', percentage: 15 },
        { fullName: 'Shropshire Hills Hospice', address: 'Bayston Hill, Shrewsbury, SY3 0AA', relationship: 'Charity', percentage: 10 },
      ],
      childrenSubstituteRule: 'per_stirpes',
    },
  },
  {
    name: 'shares-surviving-children-and-friend',
    answers: {
      ...PARENT,
      customBeneficiaries: [
        { fullName: 'Carys Ellen Hughes', address: '9 Castle Street, Hereford, HR1 2NL', relationship: 'Daughter', percentage: 40 },
        { fullName: 'Emyr Hughes', address: '3 Quay Road, Conwy, LL32 8AA', relationship: 'Son', percentage: 40 },
        { fullName: 'Ffion Morgan', address: '1 Bank Street, Bangor, LL57 1AA', relationship: 'personal friend', percentage: 20 },
      ],
      childrenSubstituteRule: 'surviving_children',
    },
  },
  {
    name: 'shares-child-lapse-and-friend',
    answers: {
      ...PARENT,
      customBeneficiaries: [
        { fullName: 'Carys Ellen Hughes', address: '9 Castle Street, Hereford, HR1 2NL', relationship: 'Daughter', percentage: 60 },
        { fullName: 'Ffion Morgan', address: '1 Bank Street, Bangor, LL57 1AA', relationship: 'friend', percentage: 40 },
      ],
      childrenSubstituteRule: 'lapse',
    },
  },
  { name: 'single-one-person', answers: SINGLE, testator: { dob: null, addressLine2: 'Flat 2,', county: '' } },
  {
    name: 'single-one-child-by-line',
    answers: {
      ...SINGLE,
      hasChildren: 'yes',
      childrenCount: 1,
      children: [CARYS],
      customBeneficiaries: [
        { fullName: 'Carys Ellen Hughes', address: '9 Castle Street, Hereford, HR1 2NL', relationship: 'Daughter', percentage: 100 },
      ],
      childrenSubstituteRule: 'per_stirpes',
    },
  },
];
