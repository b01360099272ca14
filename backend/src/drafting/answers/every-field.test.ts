import { describe, expect, it } from '@jest/globals';
import { EVERY_ANSWER, EVERY_PLACE, withAnother, withAnswer } from '@willow/contracts/will/answers.examples';
import type { LeafKind, WillAnswers } from '@willow/contracts';
import { planWill, reviewFlags } from '../draft-will.ts';
import { willText } from '../document/will-text.ts';
import { sheetText } from '../documents/sheet.ts';
import { sheetOf, SHEETS } from '../documents/sheets.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { acceptAnswers } from './accept-answers.ts';
import { tolerantAnswers } from './tolerant-answers.ts';

function outcome(answers: WillAnswers): string {
  const will = planWill({ answers, testator: MARGARET, on: ON });
  return will.ok ? willText(will.document, 'final', will.versionCode) : will.refused.reason;
}

function sheets(answers: WillAnswers): string {
  const planned = planWill({ answers, testator: MARGARET, on: ON });
  const made = planned.ok ? SHEETS.flatMap((name) => sheetOf(name, { planned, kind: 'final', questions: [] }) ?? []) : [];
  return made.map(sheetText).join('\n');
}

const named = EVERY_PLACE.map((place) => [place.path.join('.'), place] as const);
const UNPRINTABLE = '\u{1F333}';
const READ_BY_RULES: readonly LeafKind[] = ['name', 'relationship', 'address', 'gift', 'wishes'];

describe('every field of the wizard', () => {
  it.each(EVERY_ANSWER.map((answers) => [answers.beneficiaryType, answers] as const))('is read whole, %s', (_branch, answers) => {
    expect(tolerantAnswers(answers)).toEqual(answers);
    expect(acceptAnswers(answers)).toMatchObject({ ok: true, answers: { executors: answers.executors, property: answers.property } });
    expect(outcome(answers)).toContain('Declaration and signatures');
  });

  it.each(named.filter(([, { leaf }]) => leaf.inWill !== false && !leaf.besideWill && !leaf.of))(
    'makes a difference to a will: %s',
    (_name, place) => {
      expect(EVERY_ANSWER.some((answers) => outcome(withAnother(answers, place)) !== outcome(answers))).toBe(true);
    },
  );

  it.each(named.filter(([, { leaf }]) => leaf.besideWill))('makes a difference to a sheet beside the will: %s', (_name, place) => {
    expect(EVERY_ANSWER.some((answers) => sheets(withAnother(answers, place)) !== sheets(answers))).toBe(true);
  });

  it.each(named.filter(([, { leaf }]) => (leaf.inWill === false || leaf.besideWill) && leaf.kind !== 'yes-no'))(
    'stays out of every will: %s',
    (_name, place) => {
      for (const answers of EVERY_ANSWER) expect(outcome(withAnother(answers, place))).toBe(outcome(answers));
    },
  );

  it.each(named.filter(([, { leaf }]) => READ_BY_RULES.includes(leaf.kind)))('is looked at by the review: %s', (name, { path }) => {
    const found = EVERY_ANSWER.flatMap((answers) => {
      const flags = reviewFlags({ answers: tolerantAnswers(withAnswer(answers, path, `Ann ${UNPRINTABLE}`)), testator: MARGARET, on: ON });
      return flags.filter(({ message }) => message.includes(UNPRINTABLE)).map(({ about }) => about?.path.join('.'));
    });
    expect(found).toContain(name);
  });

  it('reads yes and no in every spelling, and anything else of a tick as no answer', () => {
    const read = (hasSpecificGifts: unknown) => tolerantAnswers({ hasSpecificGifts }).hasSpecificGifts;
    expect(['yes', 'true', true, 'no', 'false', false, null, 'perhaps'].map(read)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      undefined,
      undefined,
    ]);
  });

  it.each([true, 'true', 'yes', false, 'false', 'no', null, undefined, 'perhaps', 1])(
    'the review looks at gifts exactly when the will gives them, whatever hasSpecificGifts is: %j',
    (hasSpecificGifts) => {
      const gift = { description: 'my dog', recipientName: 'Ann Lee', recipientRelationship: 'friend' };
      const json = { ...SINGLE, hasSpecificGifts, specificGifts: [gift] };
      const accepted = acceptAnswers(json);
      const isGiven = accepted.ok && outcome(accepted.answers).includes('my dog');
      const isReviewed = reviewFlags({ answers: tolerantAnswers(json), testator: MARGARET, on: ON }).some(({ id }) => id === 'R29');
      expect([isGiven, isReviewed]).toEqual(Array(2).fill(![false, 'false', 'no'].includes(hasSpecificGifts as never)));
    },
  );

  it('names no home without an address', () => {
    const [answers = {}] = EVERY_ANSWER;
    expect(outcome({ ...answers, property: { address: ' ', marketValue: 1 } })).not.toContain('My home');
    expect(outcome(answers)).toContain('My home');
  });

  it('looks at no substitutes of a partner without a marriage', () => {
    const substituted = EVERY_ANSWER.find(({ partnerSubstituteRule }) => partnerSubstituteRule === 'custom');
    const customSubstitutes = [{ fullName: 'Ann and Ben', relationship: 'friends', percentage: 100 }];
    const keys = reviewFlags({ answers: { ...substituted, customSubstitutes, isMarried: 'no' }, testator: MARGARET, on: ON }).filter(
      ({ about }) => about?.path.join('.').startsWith('customSubstitutes.'),
    );
    expect(keys).toEqual([]);
  });
});
