import { endpoint, TEAM } from '../endpoint.ts';
import { Id } from '../primitives.ts';
import { z } from '../zod.ts';

/** What the console may have to read again; `order`: the one that is being read. */
export const LiveTopic = z.enum(['order', 'orders', 'messages', 'call-backs', 'erasures']);
export type LiveTopic = z.infer<typeof LiveTopic>;

/** Of the event `changed`: what is not what it was. Never what it is. */
export const LiveChanges = z.array(LiveTopic);

/** Of the event `readers`: the others who have the order open that is being read. `since`: ISO 8601. */
export const LiveReaders = z.array(z.object({ id: z.string(), name: z.string(), since: z.string() }));
export type LiveReaders = z.infer<typeof LiveReaders>;

/** Server-sent events for one screen of the console: `changed` and, for the order that it shows, `readers`. */
export const followLive = endpoint({
  method: 'GET',
  path: '/api/admin/live',
  audience: TEAM,
  query: z.object({ reading: z.optional(Id) }),
  stream: true,
  status: 200,
  response: z.undefined(),
});
