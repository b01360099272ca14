import { describe, expect, it, jest } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import fc from 'fast-check';
import { draftWill } from '../draft-will.ts';
import { allocate, type SurvivalState, type Survivorship } from '../residue/decision-table.ts';
import { sum } from '../residue/fraction.ts';
import { type InShares, lateLines, listsOf, type ResiduePlan, type Share, type Taker } from '../residue/residue-plan.ts';
import { everyLine, takersOf } from '../residue/survival.ts';
import { randomWill, RUNS } from '../testing/random-answers.ts';
import { TIDY } from '../testing/random-texts.ts';

jest.setTimeout(600_000);

const survivorships: fc.Arbitrary<readonly Survivorship[]> = fc.array(
  fc.constantFrom<Survivorship>('survives', 'leaves-descendants', 'gone'),
  {
    minLength: 31,
    maxLength: 31,
  },
);
const survivalOf = (plan: ResiduePlan, list: readonly Survivorship[]): SurvivalState =>
  Object.fromEntries(everyLine(plan).map(({ id }, index) => [id, list[index]]));

function intestacyIsAllowed({ first, rest, lastResort }: ResiduePlan, survival: SurvivalState): boolean {
  const survivorship = ({ id }: Taker) => survival[id] ?? 'survives';
  const takesIn = ({ shares }: InShares): readonly Share[] =>
    shares.filter(
      (share) =>
        share.charity === true ||
        survivorship(share) === 'survives' ||
        share.substitutes.some((each) => survivorship(each) === 'survives') ||
        (share.substitution === 'descendants' && survivorship(share) !== 'gone'),
    );
  const noneIsLast = lastResort === null || takesIn(lastResort).length === 0;
  if (first && survivorship(first) === 'survives') return false;
  if (rest.kind === 'intestacy') return true;
  if (rest.kind === 'children') {
    const taking = rest.children.filter(
      (child) => survivorship(child) === 'survives' || (rest.substitution === 'descendants' && survivorship(child) !== 'gone'),
    );
    const families = lateLines(rest).filter((child) => survivorship(child) !== 'gone');
    return (
      (noneIsLast && taking.length + families.length === 0) || (rest.substitution === 'intestacy' && taking.length < rest.children.length)
    );
  }
  const taking = takesIn(rest);
  return (noneIsLast && taking.length === 0) || rest.shares.some((share) => share.substitution === 'intestacy' && !taking.includes(share));
}

describe('every will, whoever is alive', () => {
  it('gives the whole residue to somebody who can take, and to intestacy only where the table says so (properties 5 and 6)', () => {
    fc.assert(
      fc.property(randomWill(TIDY), survivorships, (input, list) => {
        const will = draftWill({ ...input, kind: 'draft' });
        fc.pre(will.ok);
        const survival = survivalOf(will.plan, list);
        const { takings, intestacy } = allocate(will.plan, survival);
        expect(sum([...takings.map(({ share }) => share), intestacy])).toEqual({ n: 1, d: 1 });
        const { rest } = will.plan;
        const charities = new Set(listsOf(will.plan).flatMap(({ shares }) => shares.filter(({ charity }) => charity).map(({ id }) => id)));
        for (const { taker, as, share } of takings) {
          expect(share.n).toBeGreaterThan(0);
          const stands = charities.has(taker.id) ? 'survives' : survival[taker.id];
          const isLate = lateLines(rest).some(({ id }) => id === taker.id);
          expect(isLate && stands === 'survives' ? 'leaves-descendants' : stands).toBe(as === 'self' ? 'survives' : 'leaves-descendants');
        }
        expect(intestacy.n > 0).toBe(intestacyIsAllowed(will.plan, survival));
      }),
      { numRuns: RUNS * 3, maxSkipsPerRun: 1000 },
    );
  });

  it('gives the same people the same, whatever order they were typed in (property 15)', () => {
    fc.assert(
      fc.property(randomWill(TIDY), survivorships, (input, list) => {
        const one = draftWill({ ...input, kind: 'draft' });
        fc.pre(one.ok && one.plan.rest.kind === 'shares');
        const turned = { ...input.answers };
        turned.customBeneficiaries = input.answers.customBeneficiaries?.toReversed() ?? [];
        turned.customSubstitutes = input.answers.customSubstitutes?.toReversed() ?? [];
        turned.lastResort = input.answers.lastResort?.toReversed() ?? [];
        const other = draftWill({ ...input, answers: turned, kind: 'draft' });
        if (!one.ok || !other.ok) throw new Error('refused');
        const survival = survivalOf(one.plan, list);
        const byName = new Map(takersOf(one.plan).map(({ id, name }) => [name, survival[id]]));
        const same = Object.fromEntries(takersOf(other.plan).map(({ id, name }) => [id, byName.get(name)]));
        const result = (plan: ResiduePlan, state: SurvivalState) =>
          new Map(allocate(plan, state).takings.map(({ taker, as, share }) => [taker.name, { as, share }]));
        expect(result(other.plan, same)).toEqual(result(one.plan, survival));
      }),
      { numRuns: RUNS, maxSkipsPerRun: 1000 },
    );
  });
});

describe('the parts of answers that make no will', () => {
  it('never reach one: a stale choice is refused at the step that made it', () => {
    fc.assert(
      fc.property(randomWill(TIDY), ({ answers, ...rest }) => {
        const stale: WillAnswers = { ...answers, isMarried: 'no', livesWithPartner: 'no', beneficiaryType: 'partner' };
        const drafting = draftWill({ ...rest, answers: stale, kind: 'draft' });
        expect(drafting).toMatchObject({ ok: false, refused: { step: 6 } });
      }),
      { numRuns: 20 },
    );
  });
});
