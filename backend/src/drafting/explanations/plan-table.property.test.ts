import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import fc from 'fast-check';
import { acceptAnswers } from '../answers/accept-answers.ts';
import { contentText } from '../document/will-text.ts';
import { planWill } from '../draft-will.ts';
import { expectedOutcome } from '../testing/decision-table-again.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { RUNS } from '../testing/random-answers.ts';
import { whoTakes } from './plan-table.ts';

const share = (fullName: string, percentage: number, relationship: string) => ({
  fullName,
  percentage,
  relationship,
  address: '1 High Street',
});
const child = (fullName: string) => ({ fullName, dob: '1990-01-01' });
const NAMES = ['Ann', 'Ben', 'Cat', 'Dai', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jo', 'Kim', 'Lil', 'Max', 'Nia', 'Oli'].map(
  (name) => `${name} Hughes`,
);
const RELATIONSHIPS = [
  'Son',
  'daughter',
  'my eldest child',
  'step-son',
  'grandson',
  'stepdaughter',
  'great-granddaughter',
  'friend',
  'personal friend',
  'godson',
  'daughter-in-law',
  'son of a friend',
  'Charity',
  '',
];

const percentages = fc
  .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 9 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), 100])
  .map((marks) => marks.slice(1).map((mark, index) => mark - marks[index]!));

const list = fc
  .tuple(
    percentages,
    fc.shuffledSubarray(NAMES, { minLength: 10 }),
    fc.array(fc.constantFrom(...RELATIONSHIPS), { minLength: 10, maxLength: 10 }),
  )
  .map(([parts, names, relationships]) => parts.map((percentage, index) => share(names[index]!, percentage, relationships[index]!)));

const family = fc.record({
  isMarried: fc.constantFrom('yes', 'no', true, false, 'false'),
  partner: fc.constant({ fullName: 'Pat Hughes', dob: '1960-01-01' }),
  hasChildren: fc.constantFrom('yes', 'no', true, 'false'),
  children: fc.shuffledSubarray(NAMES, { minLength: 1, maxLength: 10 }).map((names) => names.map(child)),
  beneficiaryType: fc.constantFrom('partner', 'children', 'custom'),
  partnerSubstituteRule: fc.constantFrom('children', 'custom', 'intestacy', undefined),
  childrenSubstituteRule: fc.constantFrom('per_stirpes', 'surviving_children', 'lapse', undefined),
  customBeneficiaries: list,
  customSubstitutes: list,
});

const people = ['Pat Hughes', ...NAMES];
const state = fc.record({ dead: fc.oneof(fc.subarray(people), fc.subarray(people, { minLength: 12 })), noIssue: fc.subarray(people) });

describe('the plan against the decision table (1.15), worked out a second time from the answers', () => {
  it('agrees in every state: who takes, how much, and that all of it is taken', () => {
    fc.assert(
      fc.property(family, state, (answers, { dead, noIssue }) => {
        const accepted = acceptAnswers({ ...SINGLE, ...answers });
        if (!accepted.ok) throw new Error(accepted.refused.reason);
        const will = planWill({ answers: accepted.answers, testator: MARGARET, on: ON });
        const married = answers.isMarried === 'yes' || answers.isMarried === true;
        const parent = answers.hasChildren === 'yes' || answers.hasChildren === true;
        expect(will.ok).toBe((answers.beneficiaryType !== 'partner' || married) && (answers.beneficiaryType !== 'children' || parent));
        if (!will.ok) return;
        const expected = new Map(expectedOutcome(answers as unknown as WillAnswers, { dead: new Set(dead), noIssue: new Set(noIssue) }));
        const { shares } = whoTakes(will, { dead, noIssue });
        expect(shares.map(({ name }) => name).toSorted()).toEqual([...expected.keys()].toSorted());
        for (const { name, numerator, denominator, clause } of shares) {
          const [n, d] = expected.get(name)!;
          expect(BigInt(numerator) * d).toBe(n * BigInt(denominator));
          expect(contentText(will.document)).toContain(`\n${clause} `);
        }
      }),
      { numRuns: RUNS * 5 },
    );
  });
});
