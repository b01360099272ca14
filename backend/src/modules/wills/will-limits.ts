import { MESSAGES } from '@willow/contracts';
import type { Limit } from '../../platform/sessions/rate-limiter.ts';

// For each customer. The wizard saves once for each question and reads once for each page; saving at every pause in typing would fit as well.
export const SAVES: Limit = { name: 'will-saves', max: 30, windowSeconds: 15, words: MESSAGES.savedTooOften };
export const READS: Limit = { name: 'will-reads', max: 75, windowSeconds: 15 };
/** Each works out the whole will anew, which takes many times as long as to read it. */
export const PLANS: Limit = { name: 'will-plans', max: 90, windowSeconds: 60 };
