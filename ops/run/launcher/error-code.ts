/** Node's own errors carry a code; they may come from another realm, so their class is not asked for. */
export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
