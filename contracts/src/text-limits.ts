import {
  ADDRESS_LIMIT,
  EMAIL_LIMIT,
  FUNERAL_LIMIT,
  GIFT_LIMIT,
  MESSAGE_LIMIT,
  NAME_LIMIT,
  REASON_LIMIT,
  SHORT_LIMIT,
} from './answer-limits.ts';

/** Longest texts accepted, in characters. Longer input is refused with a message, never cut. */
export const TEXT_LIMITS = {
  name: NAME_LIMIT,
  address: ADDRESS_LIMIT,
  short: SHORT_LIMIT,
  gift: GIFT_LIMIT,
  funeral: FUNERAL_LIMIT,
  notes: 10_000,
  email: EMAIL_LIMIT,
  reason: REASON_LIMIT,
  message: MESSAGE_LIMIT,
  notice: 300,
  flagKey: 100,
} as const;
