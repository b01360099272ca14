import { describe, expect, it } from '@jest/globals';
import { median, percentile, rounded } from './statistics.ts';

describe('median', () => {
  it('is the middle, whatever the order and the outliers', () => {
    expect(median([900, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([10, 9])).toBe(9.5);
  });

  it('is not made up', () => {
    expect(() => median([])).toThrow('No measurement');
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  it('is a value that was measured', () => {
    expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile(hundred, 1), percentile(hundred, 0)]).toEqual([50, 99, 100, 1]);
    expect(percentile([7], 0.99)).toBe(7);
  });
});

describe('rounded', () => {
  it('keeps significant digits', () => {
    expect([rounded(12_345.6), rounded(0.012_345), rounded(0)]).toEqual([12_300, 0.0123, 0]);
  });
});
