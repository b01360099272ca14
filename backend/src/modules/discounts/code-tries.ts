import type { Limit } from '../../platform/sessions/rate-limiter.ts';

export const CODE_TRIES: Limit = { name: 'discount', max: 30, windowSeconds: 600 };
