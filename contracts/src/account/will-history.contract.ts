import { endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** Lines of one answer; what is older is in the copy of everything. */
export const WILL_HISTORY_LINES = 200;

/** `at`: ISO 8601 UTC. */
const Line = z.object({ at: z.string(), says: z.string() });

/** What happened with a customer's own will and order as a story, newest first. */
export const getWillHistory = endpoint({
  method: 'GET',
  path: '/api/will-history',
  audience: 'customer',
  status: 200,
  response: z.object({ lines: z.array(Line) }),
});
