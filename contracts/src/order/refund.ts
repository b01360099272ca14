import { z } from '../zod.ts';

/** Why money is paid back. One of these, so that they can be counted; a note says the rest. */
export const REFUND_REASONS = {
  asked: 'The customer asked for it',
  not_for_us: 'We cannot write this will',
  mistake: 'A mistake of ours',
  goodwill: 'Goodwill',
  paid_twice: 'Both of a couple paid for the same will',
} as const;
export const RefundReason = z.enum(['asked', 'not_for_us', 'mistake', 'goodwill', 'paid_twice']);
export type RefundReason = z.infer<typeof RefundReason>;

/** `running`: asked of the card provider, or in its hands. `returned`: paid back, but the customer’s bank did not take it. */
export const RefundState = z.enum(['running', 'paid', 'failed', 'returned']);
export type RefundState = z.infer<typeof RefundState>;
