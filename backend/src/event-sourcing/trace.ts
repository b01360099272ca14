import { appendUntilKnown } from './append-until-known.ts';
import type { Recorded } from './codec/recorded-fact.ts';
import type { FactCodec } from './codec/fact-codec.ts';
import type { Context } from './context.ts';
import type { Fact } from './core/fact.ts';
import { streamName } from './core/stream-name.ts';
import { type EventStore, StreamNotFound } from './store/event-store.ts';

/** Streams without a decider: facts are added without reading. They must have no personal part. */
export class Trace<F extends Fact> {
  readonly #category: string;
  readonly #store: EventStore;
  readonly #codec: FactCodec;

  constructor(category: string, store: EventStore, codec: FactCodec) {
    this.#category = category;
    this.#store = store;
    this.#codec = codec;
  }

  async record(id: string, facts: readonly F[], context: Context): Promise<void> {
    const stream = streamName(this.#category, id);
    const events = await Promise.all(facts.map((fact) => this.#codec.toEvent(stream, null, fact, context)));
    const { position } = await appendUntilKnown(() => this.#store.append(stream, 'any', events));
    context.written?.(position);
  }

  /** A trace may be long: stop as soon as you know enough. */
  async *newestFirst(id: string): AsyncGenerator<Recorded<F>, void, undefined> {
    try {
      for await (const event of this.#store.readStream(streamName(this.#category, id), { backwards: true }))
        yield (await this.#codec.toFact(event)) as Recorded<Fact> as Recorded<F>;
    } catch (error) {
      if (!(error instanceof StreamNotFound)) throw error;
    }
  }
}
