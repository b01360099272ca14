import type { ExplainedWill } from '@willow/contracts/will/explanation';
import type { StressReport, WhoGetsWhat } from '@willow/contracts/will/simulation';
import type { WillComparison } from '@willow/contracts/will/comparison';
import type { FamilyMap } from '@willow/contracts/will/family-map';
import type { NoWitnessList } from '@willow/contracts/will/signing';

const WHOLE = { numerator: 1, denominator: 1 };
const HALF = { numerator: 1, denominator: 2 };

export const explained: ExplainedWill = {
  stage: 'answers',
  title: 'Will of Jane Margaret Roe',
  versionCode: null,
  clauses: [
    {
      id: 'this-will',
      number: 1,
      heading: 'This will',
      explanation: ['This cancels every will you made before.', 'It covers everything you own.'],
      step: null,
      wording: null,
    },
    {
      id: 'residue',
      number: 2,
      heading: 'The rest of my estate',
      explanation: ['Everything that is left goes to John Henry Roe.', 'If he has died first, your children share it.'],
      step: 6,
      wording: null,
    },
  ],
};

export const drafted: ExplainedWill = {
  ...explained,
  stage: 'draft',
  versionCode: '65bcc4b0',
  clauses: explained.clauses.map((clause) => ({
    ...clause,
    step: null,
    wording: [
      {
        number: `${clause.number}.1`,
        text: `The wording of “${clause.heading}”.`,
        items: clause.id === 'residue' ? [{ label: '(a)', text: 'to Ann Roe: my ring;' }] : [],
      },
    ],
  })),
};

const people: WhoGetsWhat['people'] = [
  {
    id: 'partner',
    name: 'John Henry Roe',
    role: 'husband, wife or civil partner',
    descendantsTake: false,
    isOrganisation: false,
    hasDied: false,
  },
  { id: 'child-1', name: 'Ann Roe', role: 'child, gets a gift', descendantsTake: true, isOrganisation: false, hasDied: false },
  { id: 'child-2', name: 'Ben Roe', role: 'child', descendantsTake: true, isOrganisation: false, hasDied: false },
];
const share = (name: string, exact: typeof WHOLE, clause = '2.2') => ({
  name,
  kind: 'person' as const,
  share: exact,
  clause,
  clauseId: 'residue-gift',
  because: 'This is who you chose for the rest of your estate.',
});
const gift = { description: 'my ring', recipient: 'Ann Roe' };

export const outcomeOf = ({ dead, noIssue }: { readonly dead: readonly string[]; readonly noIssue: readonly string[] }): WhoGetsWhat => {
  const trial = { people, dead: [...dead], noIssue: [...noIssue], gifts: [{ ...gift, fails: dead.includes('child-1') }] };
  if (!dead.includes('partner'))
    return { ...trial, summary: 'John Henry Roe takes everything.', shares: [share('John Henry Roe', WHOLE, '2.1')] };
  if (noIssue.length === 2)
    return {
      ...trial,
      summary: 'Everything passes under the intestacy rules.',
      shares: [{ ...share('The intestacy rules', WHOLE, '2.3'), kind: 'intestacy', because: 'Nobody else is named for this case.' }],
    };
  return { ...trial, summary: 'Ann Roe takes half and Ben Roe takes half.', shares: [share('Ann Roe', HALF), share('Ben Roe', HALF)] };
};

export const stress: StressReport = {
  tried: 18,
  failing: 1,
  cases: [
    {
      sentence: 'If John Henry Roe, Ann Roe and Ben Roe have died before you, everything passes under the intestacy rules.',
      intestacy: WHOLE,
      likeliest: true,
      dead: ['partner', 'child-1', 'child-2'],
      noIssue: ['child-1', 'child-2'],
    },
  ],
  summary: 'We tried 18 combinations of deaths. In 1 of them something passes by the intestacy rules.',
  step: 7,
};

export const soundStress: StressReport = {
  tried: 4,
  failing: 0,
  cases: [],
  summary: 'We tried 4 combinations of deaths. In none of them does anything pass by the intestacy rules.',
  step: null,
};

export const familyMap: FamilyMap = {
  you: 'Jane Margaret Roe',
  description: 'A map of the will of Jane Margaret Roe, with 3 people.',
  people: [
    {
      id: 'partner',
      name: 'John Henry Roe',
      relation: 'husband, wife or civil partner',
      ties: [
        { kind: 'family', label: 'your husband, wife or civil partner', share: null },
        { kind: 'estate', label: 'the rest of your estate', share: WHOLE },
        { kind: 'duty', label: 'executor', share: null },
      ],
      clashes: ['John Henry Roe is the only executor and takes everything.'],
    },
    {
      id: 'child-1',
      name: 'Ann Roe',
      relation: 'child',
      ties: [
        { kind: 'family', label: 'your child', share: null },
        { kind: 'gift', label: 'my ring', share: null },
        { kind: 'substitute', label: 'stands in if John Henry Roe dies first', share: HALF },
      ],
      clashes: [],
    },
    { id: 'child-2', name: 'Ben Roe', relation: 'child', ties: [{ kind: 'family', label: 'your child', share: null }], clashes: [] },
  ],
};

export const comparison: WillComparison = {
  estateValue: 385_000,
  withWill: [
    { name: 'John Henry Roe', share: WHOLE, pounds: 380_000 },
    { name: 'Ann Roe', share: null, pounds: 5000 },
  ],
  withoutWill: [
    { name: 'John Henry Roe', share: { numerator: 707, denominator: 770 }, pounds: 353_500 },
    { name: 'Ann Roe', share: { numerator: 63, denominator: 770 }, pounds: 31_500 },
  ],
  differences: ['John Henry Roe gets £26,500 more than without a will.'],
  notes: ['This is a picture of today, with everybody alive and before debts, costs and tax.'],
  figures: [{ label: 'Fixed net sum', value: '£322,000', source: 'Administration of Estates Act 1925', asOf: '20/11/2026' }],
};

export const noWitnesses: NoWitnessList = {
  people: [
    { name: 'John Henry Roe', reasons: ['your husband, wife or civil partner', 'inherits by this will'] },
    { name: 'Ann Roe', reasons: ['is left a gift'] },
  ],
  rules: ['The husband, wife or civil partner of anybody on this list.'],
};
