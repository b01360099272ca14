import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { tolerantAnswers } from '../answers/tolerant-answers.ts';
import type { Testator } from '../answers/will-facts.ts';
import { findUnprintable } from '../print/typefaces.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { flagsOf, RULES } from './review-flags.ts';
import { type Answers, funeral, gift, home, OWEN, share, shares } from './testing/answers.ts';
import { EVERY_EXAMPLE } from './testing/every-example.ts';

const flags = (answers: Answers, testator: Partial<Testator> = {}) =>
  flagsOf({ answers: tolerantAnswers({ ...SINGLE, ...answers }), testator: { ...MARGARET, ...testator }, on: ON }, findUnprintable);

/** "HIGH specificGifts.0.description": what one rule says, in the order of the flags. */
const raisedBy = (id: string, answers: Answers, testator: Partial<Testator>): readonly string[] =>
  flags(answers, testator)
    .filter((flag) => flag.id === id)
    .map(({ severity, about }) => `${severity} ${about?.path.join('.') ?? ''}`.trim());

const ROWS = EVERY_EXAMPLE.map(([id, what, answers, expected, testator = {}]) => ({
  id,
  what,
  answers,
  expected,
  testator,
  outcome: expected.length > 0 ? expected.join(' and ') : 'no flag',
}));

describe('the review flags (C-476, AM-9)', () => {
  it.each(ROWS)('$what: $outcome ($id)', ({ id, answers, expected, testator }) => {
    expect(raisedBy(id, answers, testator)).toEqual(expected);
  });

  it('are R01 to R60, each raised and each not raised by some row above', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`);
    expect(RULES.map(({ id }) => id)).toEqual(ids);
    const raised = new Set(ROWS.flatMap(({ id, expected }) => (expected.length > 0 ? [id] : [])));
    const silent = new Set(ROWS.flatMap(({ id, expected }) => (expected.length === 0 ? [id] : [])));
    expect(ids.filter((id) => !raised.has(id))).toEqual([]);
    expect(ids.filter((id) => !silent.has(id))).toEqual([]);
  });

  it('are raised once for a place, heaviest first, with a key that names nobody', () => {
    const answers = {
      ...gift('my dog, my cat and everything, until various'),
      ...shares(share(50), share(50)),
      ...funeral('leave £5 to my dog'),
    };
    const all = flags(answers);
    const keys = all.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => /^R\d\d(?::[a-zA-Z]+(?:\.[a-zA-Z0-9]+)*)?$/.test(key) && key.length <= 100)).toBe(true);
    const weights = all.map(({ severity }) => ['BLOCK', 'HIGH', 'MED', 'LOW', 'INFO'].indexOf(severity));
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  });

  it('explain answers that make no will', () => {
    const blocks = flags({ willForYou: 'no', beneficiaryType: 'custom', customBeneficiaries: [{}], executors: [] }, { dob: '' })
      .filter(({ severity }) => severity === 'BLOCK')
      .map(({ id }) => id);
    expect(blocks).toEqual(['R01', 'R05', 'R40', 'R40']);
  });

  it.each([null, 7, [], { children: 'x', executors: [null, 3], customBeneficiaries: { a: 1 }, partner: [], funeralWishes: 5 }])(
    'survive answers of any shape: %j',
    (json) => {
      const answers: WillAnswers = tolerantAnswers(json);
      expect(flagsOf({ answers, testator: MARGARET, on: ON }, findUnprintable).map(({ id }) => id)).toContain('R11');
    },
  );

  it('say why a large estate matters: its size, and over two million the residence band (R24)', () => {
    const message = (marketValue: number) => flags({ ...home(marketValue), ...shares(share(100)) }).find(({ id }) => id === 'R24')?.message;
    expect(message(2_000_000)).toBe('What is known is worth £2,000,000.');
    expect(message(2_000_001)).toBe('What is known is worth £2,000,001: the residence band is being withdrawn.');
  });

  it('name once, under one key, everybody a matter is about (R44, R51)', () => {
    const before = flags(shares(share(50), share(50, OWEN)));
    const after = flags(shares(share(40), share(30, OWEN), share(30, { ...OWEN, fullName: 'Ann Lee' })));
    const said = (all: typeof before, id: string) => all.filter((flag) => flag.id === id).map(({ key, message }) => `${key}: ${message}`);
    expect(said(before, 'R51')).toEqual(['R51: Often asked, and must not witness: Ffion Morgan.']);
    expect(said(after, 'R44')).toEqual([
      'R44: Nothing was asked about the death of Owen Pritchard, Ann Lee: the share is spread among the others, not given to their own family.',
    ]);
    expect(after.filter(({ id }) => id === 'R44')[0]?.key).toBe(before.filter(({ id }) => id === 'R44')[0]?.key);
  });
});
