import type { Limit } from '../../../platform/sessions/rate-limiter.ts';

/** Of everything that is confirmed by one's own password, so that a session that was left open is no place to guess it. */
export const OWN_PASSWORD: Limit = { name: 'own-password', max: 10, windowSeconds: 900 };
