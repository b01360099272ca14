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

/** Looks of one answer. */
export const WILL_ACCESS_LINES = 200;

/** Who opened a customer's own will, details and order, newest first: somebody of our team by role, never by name. */
export const getWillAccess = endpoint({
  method: 'GET',
  path: '/api/will-access',
  audience: 'customer',
  status: 200,
  response: z.object({ lines: z.array(Line) }),
});
