/** Apart from the constants, which every public page loads. */
export const SESSION = {
  customer: { idleMinutes: 120, absoluteMinutes: 24 * 60 },
  operator: { idleMinutes: 30, absoluteMinutes: 8 * 60 },
} as const;
