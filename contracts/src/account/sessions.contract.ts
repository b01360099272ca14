import { endpoint } from '../endpoint.ts';
import { Id } from '../primitives.ts';
import { z } from '../zod.ts';

/** One browser in which somebody is signed in. */
export const OpenSession = z.object({
  id: z.string(),
  /** In words: `Firefox on Windows`; empty when it began before anybody asked. */
  device: z.string(),
  startedAt: z.string(),
  /** To the minute. */
  lastSeenAt: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** The newest use first. */
const open = z.object({ sessions: z.array(OpenSession) });

export const getSessions = endpoint({ method: 'GET', path: '/api/me/sessions', audience: 'customer', status: 200, response: open });

/** One that has ended already is ended. */
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions/:id',
  audience: 'customer',
  params: z.object({ id: Id }),
  status: 200,
  response: open,
});

/** All but the one that asks. */
export const endOwnOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions',
  audience: 'customer',
  status: 200,
  response: open,
});
