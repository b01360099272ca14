import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { familyMap } from './explanations/family-map.ts';
import { estateInALine } from './explanations/estate-in-a-line.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { whoGetsWhat } from './explanations/who-gets-what.ts';
import { compareWithoutWill } from './explanations/with-or-without-will.ts';
import { noWitnessList } from './explanations/witness-checker.ts';
import { peopleOf } from './people/people-in-will.ts';
import { explained, refusal, text } from './testing/choices.ts';
import { CARYS, EMYR, MARRIED, PARENT, SINGLE } from './testing/example-people.ts';
import { plan } from './testing/planned.ts';

type Loan = NonNullable<WillAnswers['loans']>[number];

const CHILDREN: WillAnswers = { ...PARENT, beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' };
const AFTER_PARTNER: WillAnswers = {
  ...MARRIED,
  hasChildren: 'yes',
  childrenCount: 2,
  children: [CARYS, EMYR],
  partnerSubstituteRule: 'children',
};
const TO_CARYS: Loan = { fullName: CARYS.fullName, relationship: 'daughter', treatment: 'counted' };
const TO_GWILYM: Loan = { fullName: 'Gwilym Rees', relationship: 'nephew', treatment: 'forgiven' };
const lent = (answers: WillAnswers, ...loans: Loan[]): WillAnswers => ({ ...answers, loans });
const changes = (before: WillAnswers, after: WillAnswers) => meaningDiff(plan(before), plan(after)).map(({ sentence }) => sentence);
const after = (answers: WillAnswers, ...dead: string[]) => {
  const will = plan(answers);
  const ids = peopleOf(will.facts).flatMap(({ id, name }) => (dead.includes(name) ? [id] : []));
  return whoGetsWhat(will, { dead: ids, noIssue: [] }).gifts;
};

describe('money that is owed to the testator', () => {
  it('is forgiven, to the estate of whoever has died as well', () => {
    const will = text(plan(lent(SINGLE, TO_GWILYM)));
    expect(will).toContain(
      'I release Gwilym Rees (nephew) from everything that they owe me when I die, and give up any security that they gave for it.',
    );
    expect(will).toMatch(/This also releases the estate of someone who has died before the end of the 28 days that clause \d speaks of\./);
    expect(will).toContain('after the gifts in clause 3.');
    expect(will).not.toContain('the inheritance tax on the gifts in');
  });

  it('is not forgiven once a marriage has ended, and nobody else is released with whoever is', () => {
    const will = text(plan(lent(SINGLE, TO_GWILYM)));
    expect(will).toContain(
      'It releases nobody whose marriage to, or civil partnership with, me has, since I signed this will, been dissolved or annulled,',
    );
    expect(will).toContain('It does not release anyone else who owes the same money, who stays liable for no more than their own part.');
    const words = explained(plan(lent(SINGLE, TO_GWILYM)));
    expect(words).toContain('but not if you were married or in a civil partnership and that has ended since you signed.');
    expect(words).toContain('stays liable for their own part');
  });

  it('counts against a share, and nothing is paid back unless that is chosen', () => {
    const will = text(plan(lent(CHILDREN, TO_CARYS)));
    expect(will).toContain(
      'Everything that Carys Ellen Hughes (daughter) owes me when I die counts towards their share of my Residuary Estate.',
    );
    expect(will).toContain('divided as if the debt had been paid to it in full');
    expect(will).toContain('nothing has to be paid back');
    expect(will).not.toContain('the difference is owed');
    const owing = text(plan(lent(CHILDREN, { ...TO_CARYS, payBack: true })));
    expect(owing).toContain('and the difference is owed to my estate, so far as it can still be claimed in law.');
    expect(owing).toContain('this clause releases nothing and the debt is owed to my estate, so far as it can still be claimed in law.');
    expect(explained(plan(lent(CHILDREN, { ...TO_CARYS, payBack: true })))).toContain(
      'they have to pay back the difference, as far as the law still lets it be claimed.',
    );
    expect(owing).not.toContain('nothing has to be paid back');
  });

  it.each([
    [lent(SINGLE, TO_GWILYM), 'a debt that this clause forgives', false],
    [lent(CHILDREN, TO_CARYS), 'what need not be paid back because a debt is more than the share', true],
    [
      lent(CHILDREN, TO_CARYS, TO_GWILYM),
      'a debt that this clause forgives, or on what need not be paid back because a debt is more than the share,',
      true,
    ],
    [lent(CHILDREN, { ...TO_CARYS, payBack: true }), null, true],
  ])('says who bears the tax on it: %j', (answers, fromTheRest, isCounted) => {
    const will = plan(answers);
    const clause = text(will).split('Money owed to me')[1]?.split('Debts, expenses')[0] ?? '';
    const isFromTheRest = ' is paid from my Residuary Estate, but never from a share that is free of tax while another can bear it.';
    expect(/Inheritance tax on (.*?) is paid from my/.exec(clause)?.[1] ?? null).toBe(fromTheRest);
    expect(clause.includes(isFromTheRest)).toBe(fromTheRest !== null);
    const isOfTheShare =
      'Where a debt counts towards a share, the tax on that share is worked out before the debt is taken off, and whoever takes the share bears it, from their own money if the share is not enough.';
    expect(clause.includes(isOfTheShare)).toBe(isCounted);
    expect(explained(will).includes('Tax on that share is worked out before the debt is taken off')).toBe(isCounted);
  });

  it('says of several whose rest is owed', () => {
    const will = text(plan(lent(CHILDREN, TO_CARYS, { ...TO_CARYS, fullName: EMYR.fullName, relationship: 'son', payBack: true })));
    expect(will).toContain(
      'counts towards that person’s share of my Residuary Estate:\n(a) Carys Ellen Hughes (daughter);\n(b) Emyr Hughes (son).',
    );
    expect(will).toContain('If the debt of Carys Ellen Hughes is more than the share, it takes up the whole share, nothing');
    expect(will).toContain('If the debt of Emyr Hughes is more than the share, it takes up the whole share, and the difference');
  });

  it('is what was lent alone or with somebody else, and what has come to the testator, so far as it is theirs', () => {
    const will = plan(lent(SINGLE, TO_GWILYM));
    expect(text(will)).toContain(
      'alone or with somebody else, and of such money lent or paid by somebody else whose right to it has come to me, in each case so far as the right to it is mine when I die; with interest only if that was agreed in writing.',
    );
    expect(explained(will)).toContain('Of a loan that you made together with somebody who outlives you, this reaches only your part');
  });

  it('is proven by a record that is no part of the will', () => {
    expect(text(plan(lent(SINGLE, TO_GWILYM)))).toContain('it is evidence, and no part of this will.');
    expect(explained(plan(lent(SINGLE, TO_GWILYM)))).toContain('Sign a record of each loan and of what is paid back');
    expect(explained(plan(lent(SINGLE, TO_GWILYM)))).toContain('What you owe to others is no matter for a gift');
  });

  it('is borne by whoever takes the share, and owed where nobody does', () => {
    const description = 'the debt of Carys Ellen Hughes, as part of a share';
    expect(after(lent(CHILDREN, TO_CARYS))).toEqual([{ description, recipient: CARYS.fullName, fails: false }]);
    expect(after(lent(CHILDREN, TO_CARYS), CARYS.fullName)).toEqual([
      { description, recipient: `the children of ${CARYS.fullName}`, fails: false },
    ]);
    expect(after(lent({ ...CHILDREN, childrenSubstituteRule: 'lapse' }, TO_CARYS), CARYS.fullName)).toEqual([
      { description, recipient: CARYS.fullName, fails: true },
    ]);
    expect(after(lent(AFTER_PARTNER, TO_CARYS))).toEqual([{ description, recipient: CARYS.fullName, fails: true }]);
    expect(after(lent(AFTER_PARTNER, TO_CARYS), 'David Hughes')).toEqual([{ description, recipient: CARYS.fullName, fails: false }]);
    expect(after(lent(SINGLE, TO_GWILYM), 'Gwilym Rees')).toEqual([
      { description: 'release from the debt of Gwilym Rees', recipient: 'the estate of Gwilym Rees', fails: false },
    ]);
  });

  it('bars whoever is forgiven from witnessing, and nobody else', () => {
    expect(noWitnessList(plan(lent(SINGLE, TO_GWILYM))).people).toContainEqual({ name: 'Gwilym Rees', reasons: ['is left a gift'] });
    expect(noWitnessList(plan(lent(CHILDREN, TO_CARYS))).people).toContainEqual({
      name: CARYS.fullName,
      reasons: ['inherits by this will'],
    });
  });

  it('stands on the map, on the line of the estate, and beside the sums', () => {
    const will = plan(lent(SINGLE, TO_GWILYM));
    expect(familyMap(will).people.find(({ name }) => name === 'Gwilym Rees')?.ties).toEqual([
      { kind: 'gift', label: 'what Gwilym Rees owes you, forgiven', share: null },
    ]);
    expect(estateInALine(will.facts)).toContain('loans forgiven to Gwilym Rees');
    expect(compareWithoutWill(will, 1000).notes.join(' ')).toContain('Money that is owed to you is not in the sums');
  });

  it('tells what changed', () => {
    expect(changes(SINGLE, lent(SINGLE, TO_GWILYM))).toContain('What Gwilym Rees owes you is now forgiven.');
    expect(changes(lent(SINGLE, TO_GWILYM), SINGLE)).toContain('This will says nothing any more of what Gwilym Rees owes you.');
    expect(changes(lent(CHILDREN, TO_CARYS), lent(CHILDREN, { ...TO_CARYS, payBack: true }))).toContain(
      'What Carys Ellen Hughes owes you is now taken off their share, and what is more than the share stays owed.',
    );
  });

  it.each([
    [
      lent(SINGLE, { ...TO_GWILYM, treatment: 'counted' }),
      '8: Forgive loan 1, or give Gwilym Rees a share: without one there is nothing to take it off.',
    ],
    [lent(SINGLE, { ...TO_GWILYM, payBack: true }), '8: Choose one for loan 1: it is forgiven, or some of it is paid back.'],
    [lent(SINGLE, TO_GWILYM, TO_GWILYM), '8: Take out loan 2: Gwilym Rees is named already, and all that they owe is meant.'],
    [lent(CHILDREN, TO_CARYS), null],
  ])('is refused where it contradicts itself: %j', (answers, expected) => {
    expect(refusal(answers)).toBe(expected);
  });
});
