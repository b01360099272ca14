import { expect, it } from '@jest/globals';
import { earnsReward, payableFrom } from './reward.ts';
import { ReferralSucceeded } from './referral.facts.ts';

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

it('is paid out thirty days after it was earned last, and not before it is earned', () => {
  const earned = (occurredAt: string) => ({ ...ReferralSucceeded.of({ orderId: 'o', earningsPence: 2_500 }), metadata: { occurredAt } });
  const facts = [earned('2026-10-01T10:00:00.000Z'), earned('2026-11-01T10:00:00.000Z')];
  expect(payableFrom('successful', facts)).toBe('2026-12-01T10:00:00.000Z');
  expect([payableFrom('pending', facts), payableFrom('paid', facts), payableFrom('successful', [])]).toEqual([null, null, null]);
});
