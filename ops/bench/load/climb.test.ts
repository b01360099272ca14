import { expect, it } from '@jest/globals';
import { heldRate, nextRate, type Tried } from './climb.ts';

it.each([0.05, 0.3, 0.9, 7])('finds the rate that a machine of %f a second can hold, from below and from above', (capacity) => {
  const tried: Tried[] = [];
  for (let rate = nextRate(tried, 0.3); rate !== null; rate = nextRate(tried, 0.3)) tried.push({ perSecond: rate, held: rate <= capacity });
  expect(tried.length).toBeLessThan(12);
  expect(heldRate(tried)).toBeLessThanOrEqual(capacity);
  expect(heldRate(tried) * 1.2).toBeGreaterThanOrEqual(capacity);
});

it('holds nothing where nothing held', () => expect(heldRate([{ perSecond: 1, held: false }])).toBe(0));

it('goes on below what failed once, whatever held above it', () => {
  const tried = [
    { perSecond: 1, held: true },
    { perSecond: 2, held: false },
    { perSecond: 3, held: true },
  ];
  expect([heldRate(tried), nextRate(tried, 1)]).toEqual([1, Math.SQRT2]);
});
