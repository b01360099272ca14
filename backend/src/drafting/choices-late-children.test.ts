import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { questionsFor } from './documents/questions-for-customer.ts';
import { planWill, reviewFlags } from './draft-will.ts';
import { familyMap } from './explanations/family-map.ts';
import { estateInALine } from './explanations/estate-in-a-line.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { planTable } from './explanations/plan-table.ts';
import { stressReport } from './explanations/stress-report.ts';
import { whoGetsWhat } from './explanations/who-gets-what.ts';
import { compareWithoutWill } from './explanations/with-or-without-will.ts';
import { checkWitnesses, noWitnessList } from './explanations/witness-checker.ts';
import { acceptAnswers } from './answers/accept-answers.ts';
import { explained, flagged, paper, takers, text } from './testing/choices.ts';
import { MARRIED } from './testing/example-people.ts';
import { MARGARET, ON, SINGLE } from './testing/families.ts';
import { plan, share } from './testing/planned.ts';

const child = (fullName: string, dob = '1990-01-01') => ({ fullName, dob });
const TOM = { fullName: 'Tom Lee', leftChildren: 'yes' } as const;
const UNA = { fullName: 'Una Lee', leftChildren: 'no' } as const;

const TWO: WillAnswers = {
  hasChildren: 'yes',
  children: [child('Ann Lee'), child('Ben Lee')],
  beneficiaryType: 'children',
  childrenSubstituteRule: 'per_stirpes',
};
const LATE: WillAnswers = { ...TWO, lateChildren: [TOM, UNA] };
const AFTER_PAT: WillAnswers = { ...LATE, ...MARRIED, hasChildren: 'yes', partnerSubstituteRule: 'children' };
const RULES = ['surviving_children', 'lapse'] as const;
const NOTHING_FOR_TOMS = 'By the rule you chose, nothing under this will goes to the children of Tom Lee, who has died.';

const findings = (answers: WillAnswers, id: string) =>
  reviewFlags({ answers: { ...SINGLE, ...answers }, testator: MARGARET, on: ON }).filter((flag) => flag.id === id);

describe('a child who has died and left children', () => {
  const will = plan(LATE);

  it('has a share that those children take, beside the living children (per_stirpes)', () => {
    expect(text(will)).toContain('(c) Tom Lee, who died before I signed this will.');
    expect(text(will)).not.toContain('Una Lee');
    expect(takers(will, [])).toBe('Ann Lee 1/3, Ben Lee 1/3, issue of Tom Lee 1/3');
    expect(takers(will, ['Ann Lee', 'Ben Lee'])).toBe('issue of Tom Lee 1/1');
    expect(takers(will, ['Tom Lee'])).toBe('Ann Lee 1/2, Ben Lee 1/2');
    expect(takers(will, ['Ann Lee', 'Ben Lee', 'Tom Lee'])).toBe('INTESTACY 1/1');
    const { childrenSubstituteRule: _, ...ruleMissing } = LATE;
    expect(takers(plan(ruleMissing), [])).toBe('Ann Lee 1/3, Ben Lee 1/3, issue of Tom Lee 1/3');
  });

  it('stands behind the partner as the others do, and with no child alive', () => {
    expect(takers(plan(AFTER_PAT), ['David Hughes'])).toBe('Ann Lee 1/3, Ben Lee 1/3, issue of Tom Lee 1/3');
    const alone = plan({ ...AFTER_PAT, hasChildren: 'no' });
    expect(takers(alone, ['David Hughes'])).toBe('issue of Tom Lee 1/1');
    expect(text(alone)).toContain('(a) Tom Lee, who died before I signed this will.');
    expect(explained(alone)).toContain('it goes to the children of Tom Lee, who has died.');
  });

  it('is known by name and by id in a table of states; a living child of the same name is somebody else', () => {
    const namesake = plan({ ...LATE, children: [child('Tom Lee'), child('Ben Lee')] });
    const {
      takers: names,
      people,
      allocate,
    } = planTable(namesake, [
      { dead: [], noIssue: ['late-child-1'] },
      { dead: ['Tom Lee'], noIssue: [] },
    ]);
    expect(names).toEqual(['Tom Lee', 'issue of Tom Lee', 'Ben Lee', 'issue of Ben Lee', 'issue of Tom Lee', 'INTESTACY'].filter(unique));
    expect(people.map(({ id }) => id)).toEqual(['child-1', 'child-2', 'late-child-1']);
    expect(allocate.map(({ shares, unknown }) => [shares.map(({ name }) => name), unknown])).toEqual([
      [['Tom Lee', 'Ben Lee'], undefined],
      [['issue of Tom Lee', 'Ben Lee', 'issue of Tom Lee'], undefined],
    ]);
  });

  it.each(RULES)('leaves the will as it is where no grandchild steps in, and the explanation says so (%s)', (rule) => {
    const [before, after] = [
      { ...TWO, childrenSubstituteRule: rule },
      { ...LATE, childrenSubstituteRule: rule },
    ].map((each) => plan(each));
    expect(text(after!)).toBe(text(before!));
    for (const dead of [[], ['Ann Lee'], ['Ann Lee', 'Ben Lee']]) expect(takers(after!, dead)).toBe(takers(before!, dead));
    expect(explained(before!)).not.toContain('Tom Lee');
    expect(explained(after!)).toContain(NOTHING_FOR_TOMS);
  });

  it('changes nothing in a will by shares, and nothing where no children are left', () => {
    const shares: WillAnswers = { ...TWO, beneficiaryType: 'custom', customBeneficiaries: [share('Ann Lee', 100, 'daughter')] };
    expect(text(plan({ ...shares, lateChildren: [TOM] }))).toBe(text(plan(shares)));
    expect(text(plan({ ...TWO, lateChildren: [UNA] }))).toBe(text(plan(TWO)));
  });

  it('is explained: who has which share, who counts as a child, what if more of them die', () => {
    const words = explained(will);
    expect(words).toContain('“My Children” are Ann Lee, Ben Lee and Tom Lee (who has died).');
    expect(words).toContain(
      'Everything that is left is divided into equal shares: one for Ann Lee, one for Ben Lee and one for the children of Tom Lee, who has died.',
    );
    expect(words).toContain('A share that nobody is left to take is added to the others.');
    expect(explained(plan({ ...LATE, childrenAge: '25' }))).toContain(
      'one for Ann Lee at 25, one for Ben Lee at 25 and one for the children of Tom Lee',
    );
    expect(explained(plan(AFTER_PAT))).toContain(
      'If David Hughes has died first, it is divided into equal shares: one for Ann Lee, one for Ben Lee and one for the children of Tom Lee',
    );
    expect(estateInALine(will.facts)).toBe('Everything to Ann Lee, Ben Lee and the children of Tom Lee in equal shares');
  });

  it('is dead in every trial, and only their family can be taken out of it', () => {
    const shares = (noIssue: readonly string[]) =>
      whoGetsWhat(will, { dead: [], noIssue }).shares.map(
        ({ name, kind, share: { numerator, denominator } }) => `${name} ${kind} ${numerator}/${denominator}`,
      );
    expect(shares([])).toEqual(['Ann Lee person 1/3', 'Ben Lee person 1/3', 'The children of Tom Lee descendants 1/3']);
    expect(shares(['late-child-1'])).toEqual(['Ann Lee person 1/2', 'Ben Lee person 1/2']);
    const { people, dead, noIssue } = whoGetsWhat(will, { dead: [], noIssue: ['late-child-1'] });
    expect(people.find(({ id }) => id === 'late-child-1')).toEqual({
      id: 'late-child-1',
      name: 'Tom Lee',
      role: 'child who has died',
      descendantsTake: true,
      isOrganisation: false,
      hasDied: true,
    });
    expect([dead, noIssue]).toEqual([[], ['late-child-1']]);
  });

  it('counts in the stress report: something fails only when nobody of that family is left either', () => {
    const report = stressReport(will);
    expect(report).toMatchObject({ tried: 18, failing: 1 });
    expect(report.cases).toEqual([
      {
        sentence:
          'If Ann Lee and Ben Lee have died before you leaving no children and no child or grandchild of Tom Lee is alive, everything passes under the intestacy rules.',
        intestacy: { numerator: 1, denominator: 1 },
        likeliest: true,
        dead: ['child-1', 'child-2'],
        noIssue: ['child-1', 'child-2', 'late-child-1'],
      },
    ]);
    const many = 'ABCDEFGHIJ'.split('');
    const worst = stressReport(
      plan({
        ...TWO,
        children: many.map((name) => child(`${name} Lee`)),
        lateChildren: many.map((name) => ({ ...TOM, fullName: `${name} Yew` })),
      }),
    );
    expect(worst).toMatchObject({ tried: 1024, failing: 1 });
  });

  it('has heirs without a will too (Administration of Estates Act 1925 s.47), named as several', () => {
    const shared = { numerator: 1, denominator: 3 };
    const { withWill, withoutWill, differences } = compareWithoutWill(will, 300_000);
    const line = { name: 'The children of Tom Lee', share: shared, pounds: 100_000 };
    expect([withWill.at(-1), withoutWill.at(-1)]).toEqual([line, line]);
    expect(differences).toEqual([]);
    expect(compareWithoutWill(plan({ ...LATE, childrenSubstituteRule: 'lapse' }), 300_000).differences).toContain(
      'The children of Tom Lee would get £100,000 without a will and get nothing of the rest of your estate while everybody named is alive.',
    );
    // A single parent whose only child has died: the law looks no further.
    expect(compareWithoutWill(plan({ lateChildren: [TOM] }), 300_000).withoutWill.map(({ name }) => name)).toEqual([
      'The children of Tom Lee',
    ]);
    const rich = compareWithoutWill(plan({ ...AFTER_PAT, beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' }), 100_000);
    expect(rich.differences).toContain('The children of Tom Lee get £33,333 by this will and nothing without it.');
  });

  it('keeps their children from witnessing, whoever they are', () => {
    expect(paper(will)).toMatch(/The children of Tom Lee.*inherit/);
    expect(noWitnessList(will).people.at(-1)).toEqual({ name: 'The children of Tom Lee', reasons: ['inherit by this will'] });
    expect(noWitnessList(will).people.map(({ name }) => name)).not.toContain('Tom Lee');
    const [sam] = checkWitnesses(will, ['Sam Lee', 'Nora Somebody']).witnesses;
    expect(sam?.verdict).toBe('ask');
    expect(sam?.sentences).toContain('Is Sam Lee a child or grandchild of Tom Lee, or married to one? Then choose somebody else.');
    expect(noWitnessList(plan({ ...LATE, childrenSubstituteRule: 'lapse' })).people.map(({ name }) => name)).not.toContain(
      'The children of Tom Lee',
    );
  });

  it('is on the map, and a change is told by what it does', () => {
    expect(familyMap(will).people.at(-1)).toMatchObject({
      id: 'late-child-1',
      relation: 'child who has died',
      ties: [
        { label: 'your child, who has died' },
        { label: 'the rest of your estate, for their own children', share: { numerator: 1, denominator: 3 } },
      ],
    });
    const changes = meaningDiff(plan(TWO), will).map(({ sentence }) => sentence);
    expect(changes).toContain('The children of Tom Lee now take one third of the rest of your estate.');
    expect(changes).toContain('Tom Lee, who has died, now counts among your children in this will.');
    expect(meaningDiff(will, plan(TWO)).map(({ sentence }) => sentence)).toContain(
      'The children of Tom Lee lose one third and take nothing of the rest of your estate.',
    );
  });

  it('is read from a file with yes and no in any spelling, and asked for whole', () => {
    const file = { ...SINGLE, ...TWO, lateChildren: [{ fullName: 'Tom Lee', leftChildren: true }] };
    const accepted = acceptAnswers(file);
    expect(accepted.ok && accepted.answers.lateChildren).toEqual([TOM]);
    expect(acceptAnswers({ ...file, lateChildren: [{ fullName: 'Tom Lee' }] })).toEqual({
      ok: false,
      refused: { step: 3, reason: 'lateChildren.0: child who has died 1 has no answer about children of their own.' },
    });
    expect(
      planWill({
        answers: { ...SINGLE, ...LATE, lateChildren: [{ fullName: 'Tom \u{1F333}', leftChildren: 'yes' }] },
        testator: MARGARET,
        on: ON,
      }),
    ).toMatchObject({
      ok: false,
      refused: { step: 3 },
    });
  });
});

describe('what the review says of a child who has died (R07, R42)', () => {
  const shares = (...customBeneficiaries: NonNullable<WillAnswers['customBeneficiaries']>): WillAnswers => ({
    ...TWO,
    lateChildren: [TOM],
    beneficiaryType: 'custom',
    customBeneficiaries: [share('Ann Lee', 50, 'daughter'), share('Ben Lee', 25, 'son'), ...customBeneficiaries],
  });

  it.each<readonly [string, WillAnswers, readonly string[]]>([
    ['they take by line', LATE, ['INFO']],
    ['they stand behind the partner', AFTER_PAT, ['INFO']],
    ['the law decides after the partner', { ...AFTER_PAT, partnerSubstituteRule: 'intestacy' }, ['INFO']],
    ['only survivors take', { ...LATE, childrenSubstituteRule: 'surviving_children' }, ['HIGH', 'INFO']],
    ['shares lapse', { ...LATE, childrenSubstituteRule: 'lapse' }, ['HIGH', 'INFO']],
    ['a list without them', shares(share('Kim Poole', 25)), ['HIGH']],
    ['a list with a grandchild', shares(share('Sam Lee', 25, 'grandson')), []],
    ['a list with somebody of their family', shares(share('Sam Lee', 25, 'Tom’s girl')), []],
    ['a list with a child of the late child', shares(share('Sam Poole', 25, 'daughter of my late son')), []],
    ['no child alive', { lateChildren: [TOM] }, ['HIGH']],
  ])('asks whether those who are left out are left out on purpose: %s', (_case, answers, severities) => {
    expect(
      findings(answers, 'R07')
        .map(({ severity }) => severity)
        .toSorted(),
    ).toEqual(severities.toSorted());
  });

  it('asks the customer by name before payment, where the answer is, and nothing about a child who left nobody', () => {
    const asked = (answers: WillAnswers) => questionsFor(findings(answers, 'R07'), answers);
    const question =
      'Tom Lee has died and left children. As your answers are, those children receive nothing by this will. Is that your wish?';
    expect(asked({ ...LATE, childrenSubstituteRule: 'lapse' })).toEqual([question]);
    expect(asked(shares(share('Kim Poole', 25)))).toEqual([question]);
    expect(asked(LATE)).toEqual([]);
    expect(findings({ ...LATE, childrenSubstituteRule: 'lapse' }, 'R07').map(({ about }) => about?.step)).toContain(7);
  });

  it('asks whether somebody of the same name is somebody else', () => {
    expect(flagged({ ...LATE, children: [child('Ann Lee'), child('Tom Lee')] })).toContain('R42:children.1.fullName');
    expect(flagged({ ...LATE, executors: [{ fullName: 'Tom Lee', address: '1 Hill', relationship: 'son' }] })).toContain(
      'R42:executors.0.fullName',
    );
    expect(flagged({ ...LATE, executors: [{ fullName: 'Tom Lee', address: '1 Hill', relationship: 'grandson' }] })).not.toContain(
      'R42:executors.0.fullName',
    );
    expect(flagged(LATE).filter((key) => key.startsWith('R42'))).toEqual([]);
  });

  it('asks about one who is listed twice or nearly has the name of somebody else, or has half a name (R39, R52)', () => {
    const doubts = (...lateChildren: NonNullable<WillAnswers['lateChildren']>) =>
      ['R39', 'R52'].flatMap((id) => findings({ ...TWO, lateChildren }, id)).map(({ message }) => message);
    expect(doubts(TOM, TOM)).toEqual(['Tom Lee is in the list twice.']);
    expect(doubts({ ...TOM, fullName: 'Tom' })).toEqual([expect.stringContaining('The name “Tom”')]);
    expect(doubts(TOM, { ...TOM, fullName: 'Dai Lee' }, UNA)).toEqual([]);
  });

  it('leaves R08 and R09 as they were', () => {
    for (const id of ['R08', 'R09']) expect(findings(AFTER_PAT, id)).toEqual(findings({ ...AFTER_PAT, lateChildren: [] }, id));
  });
});

const unique = (name: string, at: number, all: readonly string[]): boolean => all.indexOf(name) === at;
