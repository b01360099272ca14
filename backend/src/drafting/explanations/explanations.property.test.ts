import { describe, expect, it } from '@jest/globals';
import { ExplainedClause, FamilyMap, NoWitnessList, WhoGetsWhat, WillComparison, WitnessCheck } from '@willow/contracts';
import fc from 'fast-check';
import { planWill } from '../draft-will.ts';
import { peopleOf } from '../people/people-in-will.ts';
import { randomWill, RUNS } from '../testing/random-answers.ts';
import { TIDY } from '../testing/random-texts.ts';
import { explainWill } from './explanation.ts';
import { familyMap } from './family-map.ts';
import { whoGetsWhat } from './who-gets-what.ts';
import { compareWithoutWill } from './with-or-without-will.ts';
import { checkWitnesses, noWitnessList } from './witness-checker.ts';

const MOST: Readonly<Record<string, number>> = { gifts: 5, residue: 4, powers: 3, home: 3, contents: 3, guardian: 3, groups: 3, loans: 4 };

describe('what a will means', () => {
  it('is expected for every random will in the shapes of the contract, with nothing missing', () => {
    fc.assert(
      fc.property(randomWill(TIDY), fc.array(fc.nat(20), { maxLength: 4 }), (input, dead) => {
        const will = planWill(input);
        fc.pre(will.ok);
        const ids = peopleOf(will.facts).map(({ id }) => id);
        const trial = { dead: dead.flatMap((index) => ids[index] ?? []), noIssue: [] };
        const expected = [
          explainWill(will, { wording: true }).map((clause) => ExplainedClause.parse(clause)),
          WhoGetsWhat.parse(whoGetsWhat(will, trial)),
          FamilyMap.parse(familyMap(will)),
          WillComparison.parse(compareWithoutWill(will, 500_000)),
          NoWitnessList.parse(noWitnessList(will)),
          WitnessCheck.parse(checkWitnesses(will, ['Ann Lee', 'Ben Lee'])),
        ];
        expect(JSON.stringify(expected)).not.toMatch(/undefined|NaN|\[object|\b0\/|[^.]\.\.(?!\.)| {2}/);
        for (const { id, explanation } of expected[0] as ExplainedClause[]) {
          // A partner who may leave it all to others, a last resort, a tenth, a thing that several get, an age for sums of money, an executor who
          // may charge, how a home that is given is owned, a list of things, guardians of one child alone, sums that grow and loans are more to know.
          const most = MOST[id] ?? 2;
          expect(explanation.length).toBeGreaterThanOrEqual(2);
          expect(explanation.length).toBeLessThanOrEqual(most);
          expect(explanation.filter((sentence) => !/^.{20,}[.!?…]$/su.test(sentence))).toEqual([]);
        }
      }),
      { numRuns: RUNS, maxSkipsPerRun: 1000 },
    );
  });

  it('is worked out by the same fractions as the clauses: a trial adds up to everything', () => {
    fc.assert(
      fc.property(randomWill(TIDY), fc.infiniteStream(fc.boolean()), (input, coin) => {
        const will = planWill(input);
        fc.pre(will.ok);
        const dead = peopleOf(will.facts).flatMap(({ id }) => (coin.next().value ? [id] : []));
        const { shares } = whoGetsWhat(will, { dead, noIssue: dead.filter(() => coin.next().value) });
        const [n, d] = shares.reduce(
          ([sum, over], { share: { numerator, denominator } }) => [
            sum * BigInt(denominator) + BigInt(numerator) * over,
            over * BigInt(denominator),
          ],
          [0n, 1n],
        );
        expect(n).toBe(d);
      }),
      { numRuns: RUNS, maxSkipsPerRun: 1000 },
    );
  });
});
