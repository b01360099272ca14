import { describe, expect, it } from '@jest/globals';
import { isWithin } from './edit-distance.ts';

describe('how many edits two names are apart', () => {
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
