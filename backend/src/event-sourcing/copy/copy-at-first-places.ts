import { once } from 'node:events';
import type { EventStore, Place, Position, RecordedEvent, SubscribeOptions, SubscriptionItem } from '../store/event-store.ts';
import { matcher } from '../store/matcher.ts';

type Log = Pick<EventStore, 'readAll' | 'compare'>;

/**
 * The copy's events at the places they have in the log they were copied from, up to where a read model stands: so what is built of the copy can
 * be compared with what is shown.
 */
export class CopyAtFirstPlaces {
  readonly #first: Log;
  readonly #copy: Log;
  readonly #end: Place;

  constructor(first: Log, copy: Log, end: Place) {
    this.#first = first;
    this.#copy = copy;
    this.#end = end;
  }

  compare(a: Position, b: Position): number {
    return a === b ? 0 : this.#first.compare(a, b);
  }

  async *subscribe(_after: Position, { filter, signal }: SubscribeOptions): AsyncGenerator<SubscriptionItem, void, undefined> {
    const isWanted = matcher(filter);
    for await (const event of this.#events()) {
      if (signal.aborted) return;
      if (isWanted(event)) yield { kind: 'event', event };
    }
    yield { kind: 'caught-up', ...this.#end };
    if (!signal.aborted) await once(signal, 'abort');
  }

  async *#events(): AsyncGenerator<RecordedEvent, void, undefined> {
    const copies = this.#copy.readAll('start')[Symbol.asyncIterator]();
    try {
      for await (const { position, hash } of this.#first.readAll('start')) {
        if (this.compare(position, this.#end.position) > 0) return;
        const { value } = await copies.next();
        if (!value) throw new Error(`The copy ends before position ${position}`);
        yield { ...value, position, hash };
      }
    } finally {
      await copies.return?.();
    }
  }
}
