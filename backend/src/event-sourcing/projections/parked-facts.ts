import type { DataSource } from 'typeorm';
import { describeError } from '../subscriptions/describe-error.ts';
import { decodeEvents } from '../subscriptions/decode-events.ts';
import { countAttempt, listParked, resolveParked } from '../subscriptions/parked.ts';
import type { Parked } from '../subscriptions/parked.ts';
import { readParked } from '../subscriptions/read-parked.ts';
import type { EventStore } from '../store/event-store.ts';
import type { DecodeEvent } from '../codec/recorded-fact.ts';
import { Checkpoint } from '../subscriptions/checkpoint.ts';
import type { Projection } from './projection.ts';
import { subscriptionOf, runOn } from './projection-writer.ts';

type ParkedFactsOptions = { readonly store: EventStore; readonly decode: DecodeEvent; readonly db: DataSource };

export class ParkedFacts {
  readonly #options: ParkedFactsOptions;

  constructor(options: ParkedFactsOptions) {
    this.#options = options;
  }

  list(projection?: string): Promise<readonly Parked[]> {
    return listParked(
      runOn(this.#options.db),
      projection === undefined ? { kind: subscriptionOf('') } : { subscription: subscriptionOf(projection) },
    );
  }

  /** In order and in one transaction, while the projection stands still. Throws what `apply` throws; then all of them stay parked. */
  async retry(projection: Projection, stream: string): Promise<{ readonly processed: number }> {
    const subscription = subscriptionOf(projection.name);
    const parked = await this.#aside(subscription, stream);
    if (parked.length === 0) return { processed: 0 };
    try {
      return await this.#process(projection, stream);
    } catch (error) {
      await countAttempt(runOn(this.#options.db), subscription, parked[0]!.eventId, describeError(error));
      throw error;
    }
  }

  /** Gives up one fact for good. The rest of its stream stays parked until retried. False when the fact is not parked. */
  async skip(projection: string, eventId: string, reason: string): Promise<boolean> {
    const resolved = await resolveParked(runOn(this.#options.db), subscriptionOf(projection), [eventId], { how: 'skipped', reason });
    return resolved > 0;
  }

  async #process(projection: Projection, stream: string): Promise<{ readonly processed: number }> {
    const subscription = subscriptionOf(projection.name);
    return this.#options.db.transaction(async (manager) => {
      const run = runOn(manager);
      // The runner takes this row first as well, so nothing of the stream can slip in between.
      await new Checkpoint(subscription).read(run, { lock: true });
      const parked = await listParked(run, { subscription, stream });
      const opened = await decodeEvents(this.#options.decode, await readParked(this.#options.store, stream, parked));
      const facts = opened.map((item) => {
        if ('error' in item) throw item.error;
        return item.fact;
      });
      if (facts.length > 0) await projection.apply(facts, manager);
      await resolveParked(
        run,
        subscription,
        parked.map(({ eventId }) => eventId),
        { how: 'retried' },
      );
      return { processed: facts.length };
    });
  }

  #aside(subscription: string, stream: string): Promise<readonly Parked[]> {
    return listParked(runOn(this.#options.db), { subscription, stream });
  }
}
