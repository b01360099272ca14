import type pg from 'pg';
import { describeError } from '../subscriptions/describe-error.ts';
import { decodeEvents } from '../subscriptions/decode-events.ts';
import { countAttempt, listParked, resolveParked } from '../subscriptions/parked.ts';
import type { Parked } from '../subscriptions/parked.ts';
import { readParked } from '../subscriptions/read-parked.ts';
import type { EventStore } from '../store/event-store.ts';
import type { DecodeEvent } from '../codec/recorded-fact.ts';
import { type Reaction, reactTo } from './reaction.ts';
import { subscriptionOf, runOn } from './reaction-checkpoint.ts';

type ParkedReactionsOptions = { readonly store: EventStore; readonly decode: DecodeEvent; readonly pool: pg.Pool };

export class ParkedReactions {
  readonly #options: ParkedReactionsOptions;

  constructor(options: ParkedReactionsOptions) {
    this.#options = options;
  }

  list(reaction?: string): Promise<readonly Parked[]> {
    return listParked(
      runOn(this.#options.pool),
      reaction === undefined ? { kind: subscriptionOf('') } : { subscription: subscriptionOf(reaction) },
    );
  }

  /** In order. Stops at the first that fails again and throws its error. */
  async retry(reaction: Reaction, stream: string): Promise<{ readonly processed: number }> {
    const { pool, store, decode } = this.#options;
    const subscription = subscriptionOf(reaction.name);
    const parked = await listParked(runOn(pool), { subscription, stream });
    const events = await decodeEvents(decode, await readParked(store, stream, parked));
    for (const item of events) {
      try {
        if ('error' in item) throw item.error;
        await reactTo(reaction, item.fact);
      } catch (error) {
        await countAttempt(runOn(pool), subscription, item.event.id, describeError(error));
        throw error;
      }
      await resolveParked(runOn(pool), subscription, [item.event.id], { how: 'retried' });
    }
    // More may have been parked behind them meanwhile.
    return events.length === 0 ? { processed: 0 } : { processed: events.length + (await this.retry(reaction, stream)).processed };
  }

  /** Gives up one fact. The rest of its stream stays parked until retried. False when the fact is not parked. */
  async skip(reaction: string, eventId: string, reason: string): Promise<boolean> {
    const resolved = await resolveParked(runOn(this.#options.pool), subscriptionOf(reaction), [eventId], { how: 'skipped', reason });
    return resolved > 0;
  }
}
