import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

export const SubscriptionsRewound = defineFact('SubscriptionsRewound', {
  data: z.object({
    /** Positions in the log. */
    subscriptions: z.array(z.object({ subscription: z.string(), from: z.string(), to: z.string() })),
  }),
  personal: z.object({ by: z.string(), reason: z.string() }),
});

const Job = z.object({ job: z.string(), id: z.string() });
const Reason = z.object({ reason: z.string() });

/** Recorded before it is done: what cannot be recorded does not happen. Who asked is in the metadata. */
export const JobRetryRequested = defineFact('JobRetryRequested', { data: Job });
export const JobSkipRequested = defineFact('JobSkipRequested', { data: Job, personal: Reason });
export const ParkedRetryRequested = defineFact('ParkedRetryRequested', {
  data: z.object({ subscription: z.string(), stream: z.string() }),
});
export const ParkedSkipRequested = defineFact('ParkedSkipRequested', {
  data: z.object({ subscription: z.string(), eventId: z.string() }),
  personal: Reason,
});

export const operationFacts = [
  SubscriptionsRewound,
  JobRetryRequested,
  JobSkipRequested,
  ParkedRetryRequested,
  ParkedSkipRequested,
] as const;
export type OperationFact = FactOf<(typeof operationFacts)[number]>;

export type Rewind = { readonly subscription: string; readonly from: string; readonly to: string };
export type OperationCommand =
  | { readonly type: 'RecordRewind'; readonly subscriptions: readonly Rewind[]; readonly by: string; readonly reason: string }
  | { readonly type: 'RequestJobRetry'; readonly job: string; readonly id: string }
  | { readonly type: 'RequestJobSkip'; readonly job: string; readonly id: string; readonly reason: string }
  | { readonly type: 'RequestParkedRetry'; readonly subscription: string; readonly stream: string }
  | { readonly type: 'RequestParkedSkip'; readonly subscription: string; readonly eventId: string; readonly reason: string };

export type OperationRefusal = 'JobNotFailed' | 'NothingParked' | 'FailedAgain';

/** What a person on call did to the system itself. */
export const operations: Decider<object, OperationCommand, OperationFact, OperationRefusal> = {
  initial: {},
  decide: {
    RecordRewind: ({ subscriptions, by, reason }) =>
      subscriptions.length === 0 ? [] : [SubscriptionsRewound.of({ subscriptions: [...subscriptions] }, { by, reason })],
    RequestJobRetry: ({ job, id }) => [JobRetryRequested.of({ job, id })],
    RequestJobSkip: ({ job, id, reason }) => [JobSkipRequested.of({ job, id }, { reason })],
    RequestParkedRetry: ({ subscription, stream }) => [ParkedRetryRequested.of({ subscription, stream })],
    RequestParkedSkip: ({ subscription, eventId, reason }) => [ParkedSkipRequested.of({ subscription, eventId }, { reason })],
  },
  evolve: {
    SubscriptionsRewound: (state) => state,
    JobRetryRequested: (state) => state,
    JobSkipRequested: (state) => state,
    ParkedRetryRequested: (state) => state,
    ParkedSkipRequested: (state) => state,
  },
};
