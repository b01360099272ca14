import { MESSAGES } from '@willow/contracts';
import type { Limit } from '../../platform/sessions/rate-limiter.ts';

// For each customer. The wizard saves once for each question; a page reads once, and every few seconds while something is under way.
export const SAVES: Limit = { name: 'will-saves', max: 120, windowSeconds: 60, countedLater: true, userMessage: MESSAGES.savedTooOften };
export const READS: Limit = { name: 'will-reads', max: 100, windowSeconds: 10, countedLater: true };
/** Each works out the whole will anew, which takes many times as long as to read it. */
export const PLANS: Limit = { name: 'will-plans', max: 90, windowSeconds: 60 };
/** Each is kept for ever, and a will is signed once or twice in a life. */
export const SIGNINGS: Limit = { name: 'will-signings', max: 30, windowSeconds: 3600 };
