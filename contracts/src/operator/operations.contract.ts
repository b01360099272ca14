import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { requiredText } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';

/** A projection or a reaction, from its checkpoint and the log. What nobody can tell at the moment is null. */
export const ConsumerState = z.object({
  name: z.string(),
  kind: z.enum(['projection', 'reaction']),
  /** Facts that it has not processed. */
  lagFacts: z.nullable(z.int()),
  /** Age of the oldest of them. */
  lagSeconds: z.nullable(z.number()),
  running: z.nullable(z.boolean()),
  /** Facts that it has put aside. */
  parked: z.nullable(z.int()),
  /** Why it cannot do its work, in words; null while it does. */
  problem: z.nullable(z.string()),
});
export type ConsumerState = z.infer<typeof ConsumerState>;

/** A fact that a consumer could not process, or that waits behind such a one. */
export const ParkedFact = z.object({
  subscription: z.string(),
  eventId: z.string(),
  stream: z.string(),
  revision: z.int(),
  type: z.string(),
  /** Without personal data. Null when it only waits behind another. */
  error: z.nullable(z.string()),
  attempts: z.int(),
  parkedAt: z.string(),
});
export type ParkedFact = z.infer<typeof ParkedFact>;

export const QueueState = z.object({ job: z.string(), waiting: z.int(), active: z.int(), delayed: z.int(), failed: z.int() });
export type QueueState = z.infer<typeof QueueState>;

/** A job that has used up its attempts. Its reason is without addresses. */
export const FailedJob = z.object({ job: z.string(), id: z.string(), attempts: z.int(), reason: z.string(), failedAt: z.string() });
export type FailedJob = z.infer<typeof FailedJob>;

export const Operations = z.object({
  consumers: z.array(ConsumerState),
  parked: z.array(ParkedFact),
  /** Null when the queue cannot be reached. */
  queues: z.nullable(z.array(QueueState)),
  /** The newest first, the newest hundred. */
  failed: z.nullable(z.array(FailedJob)),
});
export type Operations = z.infer<typeof Operations>;

const name = z.string().check(z.minLength(1), z.maxLength(300));
const reason = requiredText(TEXT_LIMITS.reason, MESSAGES.skipReason);
const done = z.object({ success: z.literal(true) });

export const readOperations = endpoint({
  method: 'GET',
  path: '/api/admin/operations',
  audience: 'admin',
  status: 200,
  response: Operations,
});

/** Gives a failed job all its attempts again. */
export const retryJob = endpoint({
  method: 'POST',
  path: '/api/admin/operations/jobs/retry',
  audience: 'admin',
  body: z.object({ job: name, id: name }),
  status: 200,
  response: done,
});

/** Gives a failed job up for good. */
export const skipJob = endpoint({
  method: 'POST',
  path: '/api/admin/operations/jobs/skip',
  audience: 'admin',
  body: z.object({ job: name, id: name, reason }),
  status: 200,
  response: done,
});

/** Tries everything that a stream has parked again, in order. */
export const retryParked = endpoint({
  method: 'POST',
  path: '/api/admin/operations/parked/retry',
  audience: 'admin',
  body: z.object({ subscription: name, stream: name }),
  status: 200,
  response: done,
});

/** Gives one parked fact up for good. */
export const skipParked = endpoint({
  method: 'POST',
  path: '/api/admin/operations/parked/skip',
  audience: 'admin',
  body: z.object({ subscription: name, eventId: z.string().check(z.uuid()), reason }),
  status: 200,
  response: done,
});
