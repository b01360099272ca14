/** Apart from the constants, which every public page loads. A number of its own, so that the wizard loads this one alone. */
export const CUSTOMER_SESSION_MINUTES = 1440;

export const SESSION = {
  customer: { idleMinutes: 120, absoluteMinutes: CUSTOMER_SESSION_MINUTES },
  operator: { idleMinutes: 30, absoluteMinutes: 8 * 60 },
} as const;
