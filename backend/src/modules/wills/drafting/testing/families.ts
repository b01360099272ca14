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

export type TableFamily = Family & {
  /** The row of the decision table (1.15) that the family stands for: who has died, and who then takes. */
  readonly row: string;
  readonly dead?: readonly string[];
  readonly noIssue?: readonly string[];
  readonly divorced?: true;
  readonly takes: string;
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

const NAMES_OF_TEN = ['Ann', 'Ben', 'Cati', 'Dai', 'Efa', 'Ffred', 'Gwen', 'Huw', 'Ifan', 'Jac'].map((name) => `${name} Hughes`);
const TEN = NAMES_OF_TEN.map((fullName, index) => ({ fullName, dob: `${2000 + index}-0${(index % 9) + 1}-15` }));

/** One family for each shape that a will can take. Their wills are kept beside the tests and have been read line by line. */
export const FAMILIES: readonly TableFamily[] = [
  {
    name: 'married-partner-then-children',
    row: 'partner | children | some child, or desc. of a child, survives',
    dead: ['David Hughes', 'Rhys Hughes'],
    takes: 'issue of Rhys Hughes 1/2, Carys Ellen Hughes 1/2',
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
    row: 'partner | custom | a family-child substitute dead, desc. survive',
    dead: ['David Hughes', 'Carys Ellen Hughes'],
    takes: 'issue of Carys Ellen Hughes 1/2, Bethan Price 3/10, Shropshire Hills Hospice 1/5',
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
    row: 'partner | custom | all substitutes survive',
    dead: ['David Hughes'],
    takes: 'Shropshire Hills Hospice 1/1',
    answers: {
      ...MARRIED,
      executors: [SPOUSE, { fullName: 'Bethan Price' }],
      isHomeowner: 'yes',
      property: { address: '14 Orchard Rise\nLudlow\nSY8 1AB', marketValue: 412_000 },
      partnerSubstituteRule: 'custom',
      customSubstitutes: [{ fullName: 'Shropshire Hills Hospice', relationship: 'Charity', percentage: 100 }],
    },
  },
  {
    name: 'married-partner-then-intestacy',
    row: 'partner | intestacy | not partner',
    dead: ['David Hughes'],
    takes: 'INTESTACY 1/1',
    answers: { ...MARRIED, partnerSubstituteRule: 'intestacy' },
  },
  {
    name: 'married-partner-then-children-not-yet-born',
    row: 'partner | children | no children exist',
    dead: ['David Hughes'],
    takes: 'INTESTACY 1/1',
    answers: { ...MARRIED, partnerSubstituteRule: 'children' },
  },
  {
    name: 'widowed-children-by-line',
    row: 'children | per_stirpes | any line survives',
    dead: ['Emyr Hughes'],
    takes: 'Carys Ellen Hughes 1/2, issue of Emyr Hughes 1/2',
    answers: { ...PARENT, beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' },
  },
  {
    name: 'widowed-surviving-children',
    row: 'children | surviving_children | some survive',
    dead: ['Emyr Hughes'],
    takes: 'Carys Ellen Hughes 1/1',
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
    row: 'children | lapse | k of n survive',
    dead: ['Rhys Hughes'],
    takes: 'Emyr Hughes 1/2, INTESTACY 1/2',
    answers: { ...PARENT, children: [RHYS, EMYR], guardian: BETHAN, beneficiaryType: 'children', childrenSubstituteRule: 'lapse' },
    settings: { keepsWillIn: 'Spain' },
  },
  {
    name: 'shares-child-by-line-friend-and-charity',
    row: 'custom | child, per_stirpes | dead, desc. survive',
    dead: ['Carys Ellen Hughes'],
    takes: 'issue of Carys Ellen Hughes 1/2, Emyr Hughes 1/4, Ffion Morgan 3/20, Shropshire Hills Hospice 1/10',
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
    row: 'custom | child, surviving_children | dead',
    dead: ['Carys Ellen Hughes'],
    takes: 'Emyr Hughes 4/5, Ffion Morgan 1/5',
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
    row: 'custom | child, lapse | dead',
    dead: ['Carys Ellen Hughes'],
    takes: 'Ffion Morgan 2/5, INTESTACY 3/5',
    answers: {
      ...PARENT,
      customBeneficiaries: [
        { fullName: 'Carys Ellen Hughes', address: '9 Castle Street, Hereford, HR1 2NL', relationship: 'Daughter', percentage: 60 },
        { fullName: 'Ffion Morgan', address: '1 Bank Street, Bangor, LL57 1AA', relationship: 'friend', percentage: 40 },
      ],
      childrenSubstituteRule: 'lapse',
    },
  },
  {
    name: 'single-one-person',
    row: 'custom | any | no share takes effect',
    dead: ['Bethan Price'],
    takes: 'INTESTACY 1/1',
    answers: SINGLE,
    testator: { dob: null, addressLine2: 'Flat 2,', county: '' },
  },
  {
    name: 'single-one-child-by-line',
    row: 'custom | child, per_stirpes | one name, dead, no desc.',
    dead: ['Carys Ellen Hughes'],
    noIssue: ['Carys Ellen Hughes'],
    takes: 'INTESTACY 1/1',
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
  {
    name: 'married-rule-missing',
    row: 'partner | rule missing (flag) | not partner',
    dead: ['David Hughes'],
    takes: 'INTESTACY 1/1',
    answers: MARRIED,
  },
  {
    name: 'married-partner-first-whatever-the-rule',
    row: 'partner | any | partner survives',
    dead: ['Carys Ellen Hughes', 'Emyr Hughes'],
    takes: 'David Hughes 1/1',
    answers: {
      ...MARRIED,
      hasChildren: 'yes',
      childrenCount: 2,
      children: [CARYS, EMYR],
      partnerSubstituteRule: 'children',
      childrenSubstituteRule: 'lapse',
      funeralWishes: 'No fuss.',
    },
  },
  {
    name: 'married-partner-then-one-child',
    row: 'partner | custom | no substitute line survives',
    dead: ['David Hughes', 'Carys Ellen Hughes'],
    noIssue: ['Carys Ellen Hughes'],
    takes: 'INTESTACY 1/1',
    answers: {
      ...MARRIED,
      hasChildren: 'yes',
      childrenCount: 1,
      children: [CARYS],
      partnerSubstituteRule: 'custom',
      customSubstitutes: [{ fullName: 'CARYS ELLEN HUGHES', relationship: 'my firstborn', percentage: 100 }],
    },
  },
  {
    name: 'married-partner-then-friends',
    row: 'partner | custom | any other substitute dead, or no desc.',
    dead: ['David Hughes', 'Ffion Morgan'],
    takes: 'Bethan Price 3/5, Tomasz Wiśniewski 2/5',
    answers: {
      ...MARRIED,
      executors: [SPOUSE, BETHAN, { fullName: 'Tomasz Wiśniewski', address: '5 Castle Street, Ludlow, SY8 1AS', relationship: 'Friend' }],
      partnerSubstituteRule: 'custom',
      customSubstitutes: [
        { fullName: 'Bethan Price', relationship: 'Sister', percentage: 45 },
        { fullName: 'Tomasz Wiśniewski', relationship: 'Friend', percentage: 30 },
        { fullName: 'Ffion Morgan', relationship: 'goddaughter', percentage: 25 },
      ],
    },
    settings: { executors: 'in-order' },
  },
  {
    name: 'married-partner-then-children-none-left',
    row: 'partner | children | no child or desc. survives',
    dead: ['David Hughes', 'Rhys Hughes'],
    noIssue: ['Rhys Hughes'],
    takes: 'INTESTACY 1/1',
    answers: { ...MARRIED, hasChildren: 'yes', childrenCount: 1, children: [RHYS], guardian: SPOUSE, partnerSubstituteRule: 'children' },
  },
  {
    name: 'ten-children-rule-missing',
    row: 'children | rule missing (flag) | any line survives',
    dead: NAMES_OF_TEN.slice(0, 9),
    noIssue: NAMES_OF_TEN.slice(0, 8),
    takes: `issue of ${NAMES_OF_TEN[8]} 1/2, ${NAMES_OF_TEN[9]} 1/2`,
    answers: { ...PARENT, childrenCount: 10, children: TEN, guardian: BETHAN, beneficiaryType: 'children' },
  },
  {
    name: 'surviving-children-none-left',
    row: 'children | surviving_children | none survive',
    dead: ['Rhys Hughes', 'Emyr Hughes'],
    takes: 'INTESTACY 1/1',
    answers: {
      ...PARENT,
      children: [RHYS, EMYR],
      guardian: BETHAN,
      beneficiaryType: 'children',
      childrenSubstituteRule: 'surviving_children',
    },
  },
  {
    name: 'ten-friends-thirty-gifts',
    row: 'custom | — | all survive',
    takes: NAMES_OF_TEN.map((name) => `${name} 1/10`).join(', '),
    answers: {
      ...SINGLE,
      isHomeowner: 'yes',
      property: { address: '14 Orchard Rise, Ludlow, SY8 1AB', marketValue: 412_000 },
      customBeneficiaries: NAMES_OF_TEN.map((fullName) => ({
        fullName,
        address: '1 High Street, Ludlow',
        relationship: 'cousin',
        percentage: 10,
      })),
      hasSpecificGifts: true,
      specificGifts: Array.from({ length: 30 }, (_, index) => ({
        recipientName: NAMES_OF_TEN[index % 10]!,
        recipientRelationship: 'Cousin',
        description: `volume ${index + 1} of my encyclopaedia`,
      })),
    },
  },
  {
    name: 'shares-friends-only',
    row: 'custom | not a child | dead, or organisation gone',
    dead: ['Shropshire Hills Hospice'],
    takes: 'Ffion Morgan 2/3, Tomasz Wiśniewski 1/3',
    answers: {
      ...SINGLE,
      customBeneficiaries: [
        { fullName: 'Ffion Morgan', address: '1 Bank Street, Bangor, LL57 1AA', relationship: 'personal friend', percentage: 50 },
        { fullName: 'Tomasz Wiśniewski', address: '5 Castle Street, Ludlow, SY8 1AS', relationship: 'son of a friend', percentage: 25 },
        { fullName: 'Shropshire Hills Hospice', address: 'Bayston Hill, Shrewsbury, SY3 0AA', relationship: 'Charity', percentage: 25 },
      ],
    },
  },
  {
    name: 'shares-every-child-lapses',
    row: 'custom | any | no share takes effect, all by choice',
    dead: ['Carys Ellen Hughes', 'Emyr Hughes'],
    takes: 'INTESTACY 1/1',
    answers: {
      ...PARENT,
      customBeneficiaries: [
        { fullName: 'Carys Ellen Hughes', address: '9 Castle Street, Hereford, HR1 2NL', relationship: 'Daughter', percentage: 70 },
        { fullName: 'Emyr Hughes', address: '3 Quay Road, Conwy, LL32 8AA', relationship: 'Son', percentage: 30 },
      ],
      childrenSubstituteRule: 'lapse',
    },
  },
  {
    name: 'shares-partner-and-stepson-divorced',
    row: 'any | divorced before death | —',
    divorced: true,
    takes: 'Rhys Hughes 1/1',
    answers: {
      ...MARRIED,
      hasChildren: 'yes',
      childrenCount: 1,
      children: [RHYS],
      guardian: BETHAN,
      beneficiaryType: 'custom',
      customBeneficiaries: [
        { fullName: 'David Hughes', address: '14 Orchard Rise, Ludlow, SY8 1AB', relationship: 'Husband', percentage: 50 },
        { fullName: 'Rhys Hughes', address: '14 Orchard Rise, Ludlow, SY8 1AB', relationship: 'Step-son', percentage: 50 },
      ],
      childrenSubstituteRule: 'surviving_children',
    },
  },
];
