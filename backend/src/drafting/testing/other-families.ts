import { BETHAN, CARYS, EMYR, NAMES_OF_TEN, PARENT, RHYS, SINGLE, TEN, type TableFamily } from './example-people.ts';

export const OTHER_FAMILIES: readonly TableFamily[] = [
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
];
