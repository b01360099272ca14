import { describe, expect, it } from '@jest/globals';
import {
  ExplainedClause,
  FamilyMap,
  NoWitnessList,
  StressReport,
  VersionCheck,
  type WillAnswers,
  WhoGetsWhat,
  WillComparison,
  WitnessCheck,
} from '@willow/contracts';
import fc from 'fast-check';
import { planWill, type PlannedWill } from '../draft-will.ts';
import { isWithin } from '../people/edit-distance.ts';
import { peopleOf } from '../people/people-in-will.ts';
import { FAMILIES, MARGARET, ON, SINGLE } from '../testing/families.ts';
import { randomWill, RUNS, TIDY } from '../testing/random-answers.ts';
import { meaningDiff } from './meaning-diff.ts';
import { compareWithoutWill } from './with-or-without-will.ts';
import { explainWill } from './explanation.ts';
import { familyMap } from './family-map.ts';
import { FURTHER_FAMILY, withoutWill } from './intestacy.ts';
import { whoGetsWhat } from './who-gets-what.ts';
import { stressReport } from './stress-report.ts';
import { checkVersionCodes, readCode } from './version-codes.ts';
import { checkWitnesses, noWitnessList } from './witness-checker.ts';

const plan = (answers: WillAnswers): PlannedWill => {
  const will = planWill({ answers: { ...SINGLE, ...answers }, testator: MARGARET, on: ON });
  if (!will.ok) throw new Error(will.refused.reason);
  return will;
};
const family = (name: string): PlannedWill => plan(FAMILIES.find((each) => each.name === name)!.answers);
const share = (fullName: string, percentage: number, relationship = 'friend') => ({
  fullName,
  percentage,
  relationship,
  address: '1 High Street',
});

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
        for (const { explanation } of expected[0] as { explanation: string[] }[]) {
          expect(explanation).toHaveLength(2);
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

describe('the simulator', () => {
  const will = family('married-partner-then-children');

  it('shows who takes what when people have died, by which sub-clause, and which gifts fail', () => {
    const result = whoGetsWhat(will, { dead: ['partner', 'child-2', 'gift-2'], noIssue: ['child-2'] });
    expect(result.shares).toEqual([
      {
        name: 'Rhys Hughes',
        kind: 'person',
        share: { numerator: 1, denominator: 1 },
        clause: '8.2',
        clauseId: 'residue-gift',
        because: expect.any(String),
      },
    ]);
    expect(result.gifts.map(({ recipient, fails }) => [recipient, fails])).toEqual([
      ['Carys Ellen Hughes', true],
      ['Tomasz Wiśniewski', true],
    ]);
    expect(result.noIssue).toEqual(['child-2']);
    expect(result.summary).toBe('Rhys Hughes takes everything.');
  });

  it('has each person once, whatever they are in the will', () => {
    expect(whoGetsWhat(will, { dead: [], noIssue: [] }).people.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'partner David Hughes',
      'child-1 Rhys Hughes',
      'child-2 Carys Ellen Hughes',
      'gift-2 Tomasz Wiśniewski',
    ]);
  });

  it('keeps two children of one name apart', () => {
    const twins = plan({
      hasChildren: 'yes',
      children: [
        { fullName: 'Ann Lee', dob: '1990-01-01' },
        { fullName: 'Ann Lee', dob: '1995-01-01' },
      ],
      beneficiaryType: 'children',
      childrenSubstituteRule: 'lapse',
    });
    const { shares } = whoGetsWhat(twins, { dead: ['child-2'], noIssue: [] });
    expect(shares.map(({ name, share: { numerator, denominator } }) => `${name} ${numerator}/${denominator}`)).toEqual([
      'Ann Lee 1/2',
      'The intestacy rules 1/2',
    ]);
  });
});

describe('the stress report', () => {
  it('tries every combination and lists the intestacies, the likeliest marked, worst first', () => {
    const report = StressReport.parse(stressReport(family('shares-child-lapse-and-friend')));
    expect(report).toMatchObject({ tried: 4, failing: 2, step: 7 });
    expect(report.cases.map(({ sentence, likeliest }) => [sentence, likeliest])).toEqual([
      ['If Carys Ellen Hughes and Ffion Morgan have died before you, everything passes under the intestacy rules.', false],
      ['If Carys Ellen Hughes has died before you, 60% of the rest of your estate passes under the intestacy rules.', true],
    ]);
  });

  it('shows as many cases as fit on a screen: one for each part of the estate, the likeliest among them', () => {
    const { answers } = FAMILIES.find(({ name }) => name === 'ten-children-rule-missing')!;
    const { cases, failing } = stressReport(plan({ ...answers, childrenSubstituteRule: 'lapse' }));
    expect(failing).toBe(1023);
    expect(cases.map(({ intestacy }) => `${intestacy.numerator}/${intestacy.denominator}`)).toEqual([
      '1/1',
      '9/10',
      '4/5',
      '7/10',
      '3/5',
      '1/2',
      '2/5',
      '1/10',
    ]);
    expect(cases.map(({ likeliest }) => likeliest)).toEqual([false, false, false, false, false, false, false, true]);
  });

  it.each([
    ['married-partner-then-intestacy', 1, 7],
    ['widowed-children-by-line', 1, null],
    ['single-one-person', 1, 6],
    ['ten-children-rule-missing', 1, null],
  ])('%s: %i distinct way into intestacy, closed at step %s', (name, ways, step) => {
    const report = stressReport(family(name));
    expect(report.cases).toHaveLength(ways);
    expect(report.step).toBe(step);
    expect(report.tried).toBeLessThanOrEqual(4096);
  });
});

describe('without a will (Administration of Estates Act 1925 s.46)', () => {
  const lines = (family: Parameters<typeof withoutWill>[0], pounds: number): readonly string[] =>
    withoutWill(family, pounds * 100).map(
      ({ name, share: part, pence }) => `${name} ${part ? `${part.n}/${part.d}` : '?'} ${pence === null ? '?' : pence / 100}`,
    );

  it.each<[string, Parameters<typeof withoutWill>[0], number, readonly string[]]>([
    [
      'a spouse and children, over the fixed sum',
      { partner: 'Pat', children: ['Ann', 'Ben'] },
      500_000,
      ['Pat 411/500 411000', 'Ann 89/1000 44500', 'Ben 89/1000 44500'],
    ],
    ['a spouse and children, exactly the fixed sum', { partner: 'Pat', children: ['Ann'] }, 322_000, ['Pat 1/1 322000', 'Ann 0/1 0']],
    ['a spouse alone', { partner: 'Pat', children: [] }, 900_000, ['Pat 1/1 900000']],
    ['children alone', { partner: null, children: ['Ann', 'Ben'] }, 100_001, ['Ann 1/2 50000.5', 'Ben 1/2 50000.5']],
    ['nobody we know of', { partner: null, children: [] }, 100_000, [`${FURTHER_FAMILY} ? ?`]],
    ['nothing to share', { partner: 'Pat', children: ['Ann'] }, 0, ['Pat 1/1 0', 'Ann 0/1 0']],
  ])('%s', (_what, who, pounds, expected) => {
    expect(lines(who, pounds)).toEqual(expected);
  });

  it('stands beside the will, gifts of money first', () => {
    const { withWill, withoutWill: law, differences, figures } = compareWithoutWill(family('married-partner-then-children'), 500_000);
    expect(withWill.map(({ name, pounds }) => [name, pounds])).toEqual([
      ['David Hughes', 497_500],
      ['Tomasz Wiśniewski', 2500],
    ]);
    expect(law.map(({ pounds }) => pounds)).toEqual([411_000, 44_500, 44_500]);
    expect(differences).toContain('David Hughes gets £86,500 more than without a will.');
    expect(differences).toContain('Tomasz Wiśniewski gets £2,500 by this will and nothing without it.');
    expect(figures.map(({ value }) => value)).toEqual(['£322,000']);
  });

  it('cuts gifts down when there is too little, and compares nothing without a value', () => {
    const gifts = ['£600', '£1,400'].map((description, index) => ({
      recipientName: `Ann ${index}`,
      recipientRelationship: 'friend',
      description,
    }));
    const poor = compareWithoutWill(plan({ hasSpecificGifts: true, specificGifts: gifts }), 1000);
    expect(poor.withWill.map(({ pounds }) => pounds)).toEqual([0, 300, 700]);
    expect(compareWithoutWill(plan({}), null)).toMatchObject({ estateValue: null, withWill: [], withoutWill: [] });
  });

  it.each(['9'.repeat(400), `1${'0'.repeat(30)}`, `${'9'.repeat(20)} million`])('has a sum of money for a gift of £%s', (sum) => {
    const gift = { recipientName: 'Ann Lee', recipientRelationship: 'friend', description: `£${sum}` };
    const { withWill } = compareWithoutWill(plan({ hasSpecificGifts: true, specificGifts: [gift] }), 300_000);
    expect(withWill.map(({ pounds }) => pounds)).toEqual([0, 300_000]);
  });
});

describe('the family map', () => {
  it('marks roles that clash', () => {
    const { people } = familyMap(family('married-partner-then-children'));
    expect(people.filter(({ clashes }) => clashes.length > 0).map(({ name }) => name)).toEqual(['Bethan Price']);
    const rhys = { fullName: 'Rhys Lee', dob: '2012-01-01' };
    const minor = familyMap(
      plan({ hasChildren: 'yes', children: [rhys], executors: [{ fullName: 'rhys lee' }], guardian: { fullName: 'Rhys Lee' } }),
    );
    expect(minor.people[0]!.clashes).toEqual(
      expect.arrayContaining([expect.stringMatching(/under 18.*executor/), expect.stringMatching(/under 18.*guardian/)]),
    );
  });

  it('carries the shares of now, and those of whoever stands in', () => {
    const { people } = familyMap(family('married-partner-then-substitutes'));
    const ties = people.flatMap(({ name, ties: all }) =>
      all.flatMap(({ kind, share: part }) => (part ? [`${name} ${kind} ${part.numerator}/${part.denominator}`] : [])),
    );
    expect(ties).toEqual([
      'David Hughes estate 1/1',
      'Carys Ellen Hughes substitute 1/2',
      'Bethan Price substitute 3/10',
      'Shropshire Hills Hospice substitute 1/5',
    ]);
  });
});

describe('the witness checker (R51)', () => {
  const will = plan({
    isMarried: 'yes',
    partner: { fullName: 'Pat Lee' },
    hasChildren: 'yes',
    children: [{ fullName: 'Tim Poe', dob: '2012-01-01' }],
    executors: [{ fullName: 'Gwen Ash', address: 'x', relationship: 'friend' }],
    customBeneficiaries: [share('Ann Mary Fox', 60), share('Bob Oak', 40)],
    hasSpecificGifts: true,
    specificGifts: [{ recipientName: 'Cy Elm', recipientRelationship: 'friend', description: 'my car' }],
  });

  it.each([
    ['ann mary fox', 'no', /inherits/],
    ['Pat Lee', 'no', /civil partner/],
    ['Cy Elm', 'no', /gift/],
    ['Margaret Anne HUGHES', 'no', /your own will/],
    ['Tim Poe', 'no', /under 18/],
    ['Ann Mary Foxe', 'ask', /Is this Ann Mary Fox/],
    ['Bob Oka', 'ask', /Is this Bob Oak/],
    ['A Fox', 'ask', /Is this Ann Mary Fox/],
    ['Dr Bob Oak OBE', 'ask', /Is this Bob Oak/],
    ['Mr Bob Oak', 'ask', /Is this Bob Oak/],
    ['Oak, Bob', 'ask', /Is this Bob Oak/],
    ['Fox Ann', 'ask', /Is this Ann Mary Fox/],
    ['Bob', 'ask', /Is this Bob Oak/],
    ['Jim Oak', 'ask', /husband, wife or civil partner of Bob Oak/],
    ['Gwen Ash', 'fine', /may witness/],
    ['Zoe Yew-Tree', 'fine', /not on your list/],
  ])('%s: %s', (name, verdict, sentence) => {
    expect(checkWitnesses(will, [name, 'Nora Somebody']).witnesses[0]).toEqual({
      name,
      verdict,
      sentences: [expect.stringMatching(sentence)],
    });
  });

  it('wants two people', () => {
    expect(checkWitnesses(will, ['Zoe Yew', 'zoe  yew.']).witnesses.map(({ verdict }) => verdict)).toEqual(['fine', 'no']);
  });

  it('lists everybody who gets something, and the partner, each once with the reasons', () => {
    expect(noWitnessList(will).people.map(({ name, reasons }) => `${name}: ${reasons.length}`)).toEqual([
      'Pat Lee: 1',
      'Ann Mary Fox: 1',
      'Bob Oak: 1',
      'Cy Elm: 1',
    ]);
  });

  it.each([
    ['kitten', 'sitting', 2, false],
    ['kitten', 'sitten', 1, true],
    ['ann', 'nan', 2, true],
    ['ab', 'ba', 1, true],
    ['abc', '', 2, false],
    ['', '', 0, true],
    ['same', 'same', 0, true],
  ])('%s and %s are within %i edits: %s', (a, b, limit, expected) => {
    expect(isWithin(limit, a, b)).toBe(expected);
    expect(isWithin(limit, b, a)).toBe(expected);
  });
});

describe('the codes at the foot of pages', () => {
  const versions = ['0a1b2c3d', 'ffffffff'];

  it.each([
    [['0a1b2c3d', '0A1B 2C3D'], 'current'],
    [['Version Oaib2c3d'], 'current'],
    [['ffffffff'], 'older'],
    [['0a1b2c3d', 'ffffffff'], 'mixed'],
    [['0a1b2c3d', '12345678'], 'unknown'],
    [['0a1b2c3'], 'unknown'],
    [[], 'unknown'],
  ])('%j: %s', (codes, verdict) => {
    expect(VersionCheck.parse(checkVersionCodes(codes, versions)).verdict).toBe(verdict);
  });

  it('are read as they are printed', () => {
    expect(readCode('Draft 0a1b2c3d')).toBe('0a1b2c3d');
    expect(readCode('not a code')).toBeNull();
  });
});

describe('what changed in meaning', () => {
  const sentences = (before: WillAnswers, after: WillAnswers): readonly string[] =>
    meaningDiff(plan(before), plan(after)).map(({ sentence }) => sentence);

  it('says who gains and who loses', () => {
    const of = (ann: number, ben: number) => ({ customBeneficiaries: [share('Ann Lee', ann), share('Ben Lee', ben)] });
    expect(sentences(of(40, 60), of(50, 50))).toEqual([
      'Ann Lee gains 10%: half instead of 40%.',
      'Ben Lee loses 10%: half instead of 60%.',
    ]);
  });

  it('says who loses those who stood in', () => {
    const of = (childrenSubstituteRule: 'per_stirpes' | 'lapse') => ({
      childrenSubstituteRule,
      customBeneficiaries: [share('Ann Lee', 50, 'daughter'), share('Ben Lee', 50)],
    });
    expect(sentences(of('per_stirpes'), of('lapse'))).toEqual([
      'Ann Lee loses the children who stood in: if Ann Lee dies before you, the share now goes by the intestacy rules.',
    ]);
  });

  it('says what a new child means where the clause says only “My Children”', () => {
    const children = ['Ann Lee', 'Ben Lee'].map((fullName) => ({ fullName, dob: '1990-01-01' }));
    const of = (count: number): WillAnswers => ({
      hasChildren: 'yes',
      children: children.slice(0, count),
      beneficiaryType: 'children',
      childrenSubstituteRule: 'per_stirpes',
    });
    expect(meaningDiff(plan(of(1)), plan(of(2))).map(({ sentence, place, clause }) => `${clause} ${place}: ${sentence}`)).toEqual([
      '2 family: Ben Lee is now one of your children in this will.',
      '2 family: Ann Lee loses half: half instead of everything.',
      '2 family: Ben Lee now takes half of the rest of your estate.',
    ]);
  });

  it('says nothing when nothing changed, and not that a clause got another number', () => {
    expect(sentences({}, {})).toEqual([]);
    const wishes = meaningDiff(plan({}), plan({ funeralWishes: 'No fuss.' }));
    expect(wishes.map(({ place }) => place)).toEqual(['funeral']);
  });
});
