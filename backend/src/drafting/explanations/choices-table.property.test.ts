import { describe, expect, it, jest } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import fc from 'fast-check';
import { acceptAnswers } from '../answers/accept-answers.ts';
import { contentText } from '../document/will-text.ts';
import { planWill } from '../draft-will.ts';
import { expectedGifts, expectedOutcome, expectedThings, partWithoutTaker } from '../testing/decision-table-again.ts';
import {
  expectedGroups,
  expectedLoans,
  expectedOfGroups,
  expectedOfLoans,
  groupsRead,
  loansRead,
} from '../testing/groups-and-loans-again.ts';
import { expectedGuardians, guardiansRead } from '../testing/guardians-again.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { RUNS } from '../testing/random-answers.ts';
import { FAMILY_NAMES, LAST_NAMES, randomChoices } from '../testing/random-choices.ts';
import { whoTakes } from './plan-table.ts';
import { whoGetsWhat } from './who-gets-what.ts';

jest.setTimeout(600_000);

type Part = readonly [bigint, bigint];

/** What each takes in all, over one denominator: somebody may hold a share of their own and stand in for another. */
function totals(parts: readonly (readonly [name: string, part: Part])[]): ReadonlyMap<string, Part> {
  const sums = new Map<string, Part>();
  for (const [name, [n, d]] of parts) {
    const [m, e] = sums.get(name) ?? [0n, 1n];
    sums.set(name, [m * d + n * e, d * e]);
  }
  return sums;
}

/** Those without whom it comes to the last resort. */
const BEFORE = FAMILY_NAMES.filter((name) => !LAST_NAMES.includes(name));

const state = fc.record({
  dead: fc.oneof(
    fc.subarray(FAMILY_NAMES),
    fc.subarray(FAMILY_NAMES, { minLength: FAMILY_NAMES.length - 3 }),
    fc.subarray(LAST_NAMES).map((last) => [...BEFORE, ...last]),
  ),
  noIssue: fc.oneof(
    fc.subarray(FAMILY_NAMES),
    fc.subarray(LAST_NAMES).map((last) => [...BEFORE, ...last]),
  ),
  divorced: fc.boolean(),
});

describe('the plan of families with optional choices, worked out a second time from the answers', () => {
  it('agrees in every state: who takes, how much, and that all of it is taken', () => {
    let made = 0;
    fc.assert(
      fc.property(randomChoices, state, (answers, { dead, noIssue, divorced }) => {
        const accepted = acceptAnswers({ ...SINGLE, ...answers });
        if (!accepted.ok) throw new Error(accepted.refused.reason);
        const will = planWill({ answers: accepted.answers, testator: MARGARET, on: ON });
        if (!will.ok) throw new Error(will.refused.reason);
        made += 1;
        const expected = totals(expectedOutcome(answers as WillAnswers, { dead: new Set(dead), noIssue: new Set(noIssue), divorced }));
        const { shares } = whoTakes(will, { dead, noIssue, divorced });
        const taken = totals(shares.map(({ name, numerator, denominator }) => [name, [BigInt(numerator), BigInt(denominator)]]));
        expect([...taken.keys()].toSorted()).toEqual([...expected.keys()].toSorted());
        for (const [name, [n, d]] of taken) {
          const [m, e] = expected.get(name)!;
          expect(n * e).toBe(m * d);
        }
        const { people } = whoGetsWhat(will, { dead: [], noIssue: [] });
        const ids = people.filter(({ name }) => dead.includes(name)).map(({ id }) => id);
        const things = whoGetsWhat(will, { dead: ids, noIssue: [] }).gifts.map(({ recipient, fails }) => (fails ? null : recipient));
        expect(things).toEqual([
          ...expectedGifts(accepted.answers, dead),
          ...expectedGroups(accepted.answers),
          ...expectedThings(accepted.answers, dead),
          ...expectedLoans(accepted.answers, dead),
        ]);
        const text = contentText(will.document);
        expect(groupsRead(text)).toEqual(expectedOfGroups(accepted.answers));
        expect(loansRead(text)).toEqual(expectedOfLoans(accepted.answers));
        for (const { clause } of shares) expect(text).toContain(`\n${clause} `);
        const names = (answers.hasChildren === 'yes' ? answers.children : []).map(({ fullName }) => fullName);
        const minors = expectedGuardians(answers as WillAnswers, ON);
        const read = guardiansRead(text, names);
        // Whoever is grown up is among "each of My Children", and not among those under 18.
        const counts = ([name]: readonly [string, string]): boolean => name in minors || Object.keys(minors).length === 0;
        expect(Object.fromEntries(Object.entries(read).filter(counts))).toEqual(minors);
        const waits =
          answers.sharesAge &&
          (answers.beneficiaryType !== 'partner' || ['children', 'custom'].includes(answers.partnerSubstituteRule ?? ''));
        expect(
          /^[\d.]+ A person(?: other than [\w ]+)? takes a share under this clause only on reaching the age of (\d\d)\./m.exec(text)?.[1],
        ).toBe(waits ? answers.sharesAge : undefined);
        const backups = (answers.lastResort ?? []).map(({ fullName }) => fullName);
        const isNamed = backups.length > 0 && partWithoutTaker(answers as WillAnswers)[0] > 0n;
        expect(text.split('If nobody takes under the rest of this clause, I give my Residuary Estate').length).toBe(isNamed ? 2 : 1);
        expect(backups.filter((name) => text.includes(name))).toEqual(isNamed ? backups : []);
      }),
      { numRuns: RUNS * 5 },
    );
    expect(made).toBe(RUNS * 5);
  });
});
