import { CARYS, EMYR, PARENT, SINGLE, type TableFamily } from './example-people.ts';

const TO_CHILDREN = { beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' } as const;

/** Families that give to all of a kind, and families that have lent money. */
export const GROUP_AND_LOAN_FAMILIES: readonly TableFamily[] = [
  {
    name: 'choice-a-sum-for-each-grandchild-at-21',
    row: 'choice | each grandchild',
    takes: 'Carys Ellen Hughes 1/2, Emyr Hughes 1/2',
    answers: { ...PARENT, ...TO_CHILDREN, grandchildren: { amount: 5000, age: '21' } },
  },
  {
    name: 'choice-a-part-for-nephews-and-nieces',
    row: 'choice | nephews and nieces in equal shares',
    takes: 'Bethan Price 1/1',
    answers: { ...SINGLE, nephewsAndNieces: { percentage: 20, age: '18' } },
  },
  {
    name: 'choice-grandchildren-nephews-and-nieces',
    row: 'choice | sums and parts at two ages',
    dead: ['Emyr Hughes'],
    noIssue: ['Emyr Hughes'],
    takes: 'Carys Ellen Hughes 1/1',
    answers: {
      ...PARENT,
      ...TO_CHILDREN,
      grandchildren: { percentage: 10, age: '25' },
      nephewsAndNieces: { amount: 1000, age: '21' },
    },
  },
  {
    name: 'choice-loans-forgiven-and-counted',
    row: 'choice | loans',
    takes: 'Carys Ellen Hughes 1/2, Emyr Hughes 1/2',
    answers: {
      ...PARENT,
      ...TO_CHILDREN,
      loans: [
        { fullName: CARYS.fullName, relationship: 'daughter', treatment: 'counted' },
        { fullName: EMYR.fullName, relationship: 'son', treatment: 'counted', payBack: true },
        { fullName: 'Gwilym Rees', relationship: 'nephew', treatment: 'forgiven' },
      ],
    },
  },
  {
    name: 'choice-a-loan-counted-against-one-share',
    row: 'choice | one loan',
    takes: 'Bethan Price 1/1',
    answers: { ...SINGLE, loans: [{ fullName: 'Bethan Price', relationship: 'Sister', treatment: 'counted' }] },
  },
];
