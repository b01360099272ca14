import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { draftWill } from '../draft-will.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';

const person = (index: number) => ({ fullName: `Person${index}q Lee`, address: '1 High Street', relationship: 'friend' });
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index));
const children = (count: number): WillAnswers => ({
  hasChildren: 'yes',
  children: people(count).map(({ fullName }) => ({ fullName, dob: '1990-01-01' })),
  beneficiaryType: 'children',
  childrenSubstituteRule: 'per_stirpes',
});
const shares = (...percentages: number[]): WillAnswers => ({
  customBeneficiaries: percentages.map((percentage, index) => ({ ...person(index), percentage })),
});
const gifts = (count: number): WillAnswers => ({
  hasSpecificGifts: count > 0,
  specificGifts: people(count).map(({ fullName }, index) => ({
    recipientName: fullName,
    recipientRelationship: 'friend',
    description: `book ${index + 1}`,
  })),
});

describe('a will of any size that the wizard allows (property 14)', () => {
  it.each<[string, WillAnswers, number]>([
    ['one child', children(1), 1],
    ['ten children', children(10), 10],
    ['one executor', { executors: people(1) }, 1],
    ['three executors', { executors: people(3) }, 3],
    ['one beneficiary', shares(100), 1],
    ['ten beneficiaries', shares(10, 10, 10, 10, 10, 10, 10, 10, 10, 10), 10],
    ['shares of one per cent', shares(91, 1, 1, 1, 1, 1, 1, 1, 1, 1), 10],
    ['no gift', gifts(0), 0],
    ['thirty gifts', gifts(30), 30],
  ])('%s', (_what, answers, count) => {
    const will = draftWill({ answers: { ...SINGLE, ...answers }, testator: MARGARET, on: ON, kind: 'final' });
    if (!will.ok) throw new Error(will.refused.reason);
    const named = new Set(will.text.match(/Person\d+q Lee/g));
    expect(named.size).toBe(count);
    expect(will.text.match(/^\(\w+\) 1% to /gm)?.length ?? 0).toBe(
      answers.customBeneficiaries?.filter(({ percentage }) => percentage === 1).length ?? 0,
    );
  });

  it('funeral wishes of ten thousand characters, and a name of three hundred', () => {
    const funeralWishes = `${'No fuss, please. '.repeat(588)}Amen`;
    const name = 'W'.repeat(300);
    const will = draftWill({
      answers: { ...SINGLE, funeralWishes, customBeneficiaries: [{ ...person(0), fullName: name, percentage: 100 }] },
      testator: MARGARET,
      on: ON,
      kind: 'final',
    });
    if (!will.ok) throw new Error(will.refused.reason);
    expect(funeralWishes.length).toBe(10_000);
    expect(will.text).toContain(`“${funeralWishes}”`);
    expect(will.text).toContain(name);
  });
});
