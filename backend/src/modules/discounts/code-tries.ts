import type { Limit } from '../../platform/sessions/rate-limiter.ts';

/** How often one customer may try a code, wherever it is typed. */
export const CODE_TRIES: Limit = { name: 'discount', max: 30, windowSeconds: 600 };
