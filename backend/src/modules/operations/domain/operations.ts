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

export const operationFacts = [SubscriptionsRewound] as const;
export type OperationFact = FactOf<(typeof operationFacts)[number]>;

export type Rewind = { readonly subscription: string; readonly from: string; readonly to: string };
export type OperationCommand = {
  readonly type: 'RecordRewind';
  readonly subscriptions: readonly Rewind[];
  readonly by: string;
  readonly reason: string;
};

/** What a person on call did to the system itself. */
export const operations: Decider<object, OperationCommand, OperationFact, never> = {
  initial: {},
  decide: {
    RecordRewind: ({ subscriptions, by, reason }) =>
      subscriptions.length === 0 ? [] : [SubscriptionsRewound.of({ subscriptions: [...subscriptions] }, { by, reason })],
  },
  evolve: { SubscriptionsRewound: (state) => state },
};
