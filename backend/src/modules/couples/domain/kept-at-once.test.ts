import { describe, expect, it } from '@jest/globals';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { isKeptAtOnce, stepsOffered } from './kept-at-once.ts';

const at = (minute: number) => `2026-11-29T12:${String(minute).padStart(2, '0')}:00.000Z`;
const kept = (...minutes: readonly number[]) => minutes.map((minute, index) => ({ step: index + 2, at: at(minute) }));

describe('an offer', () => {
  it('is of the steps that it answers', () => {
    expect(stepsOffered({ isMarried: 'yes', executors: familyAnswers.executors, childrenSubstituteRule: 'lapse' })).toEqual([2, 5, 7]);
  });

  it.each([
    ['within ten minutes', kept(0, 4, 10), [2, 3, 4], true],
    ['in eleven minutes', kept(0, 4, 11), [2, 3, 4], false],
    ['but for one step', kept(0, 4), [2, 3, 4], false],
    ['of two steps', kept(0, 1), [2, 3], false],
    ['at once, and one step again on another day', [...kept(0, 1, 2), { step: 2, at: '2026-12-05T12:00:00.000Z' }], [2, 3, 4], true],
    ['not at all', [], [2, 3, 4], false],
  ])('kept %s', (_, steps, offered, expected) => {
    expect(isKeptAtOnce(steps, offered)).toBe(expected);
  });
});
