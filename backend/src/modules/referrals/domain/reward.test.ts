import { expect, it } from '@jest/globals';
import { earnsReward } from './reward.ts';

it.each([
  [5_000, 5_000, true],
  [5_000, 2_500, true],
  [5_000, 2_499, false],
  [5_000, 1, false],
  [5_000, 0, false],
  [50, 50, false],
  [0, 0, true],
])('of %d pence paid and %d kept the reward is earned: %p', (paidPence, keptPence, earned) => {
  expect(earnsReward({ paidPence, keptPence })).toBe(earned);
});
