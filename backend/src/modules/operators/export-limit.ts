import type { Limit } from '../../platform/sessions/rate-limiter.ts';

/** Files of any kind: each may hold every customer. */
export const EXPORTS: Limit = { name: 'exports', max: 60, windowSeconds: 3600 };
