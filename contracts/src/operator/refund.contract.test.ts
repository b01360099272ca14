import { expect, it } from '@jest/globals';
import { MESSAGES } from '../messages.ts';
import { requestRefund } from './refund.contract.ts';

const asked = (amount: unknown) =>
  requestRefund.body.safeParse({
    requestId: '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000',
    amount,
    refundedBefore: 0,
    reason: 'goodwill',
    note: 'As agreed with her.',
    confirm: '0193aaaa',
  });

it.each([0.01, 0.29, 1.1, 4.35, 50, 1_000_000])('£%d may be paid back', (amount) => {
  expect(asked(amount).success).toBe(true);
});

it.each([1e-9, 0.009, 5e-324, 0, -0, -5, 4.355, 5.0000000001, 1_000_000.01, Number.NaN, Infinity, '5'])(
  '%p is no amount to pay back: a penny or more, and no part of one',
  (amount) => {
    expect(asked(amount).error?.issues.map(({ message }) => message)).toContain(MESSAGES.refundAmount);
  },
);
