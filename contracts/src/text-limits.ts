/** Longest texts accepted, in characters. Longer input is refused with a message, never cut. */
export const TEXT_LIMITS = {
  name: 300,
  address: 500,
  short: 200,
  gift: 2000,
  funeral: 10_000,
  notes: 10_000,
  email: 254,
  reason: 2000,
  message: 5000,
  notice: 300,
  flagKey: 100,
} as const;
