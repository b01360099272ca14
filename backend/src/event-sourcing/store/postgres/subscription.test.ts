import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordedEvent, SubscriptionItem } from '../event-store.ts';
import { AppendSignal } from './append-signal.ts';
import { LiveLog } from './live-log.ts';
import type { LogPages, Page } from './read-pages.ts';
import { subscribeToLog } from './subscription.ts';

/** A log in memory whose growth is signalled as an append of this process would. */
class Log {
  readonly #events: RecordedEvent[] = [];
  readonly #signal = new AppendSignal(() => new Promise(() => undefined));
  readonly #pages = {
    all: ({ from }: { from: number }): Promise<Page> => {
      const head = this.#events.length;
      return Promise.resolve({ events: this.#events.slice(from - 1), head, seenTo: head, before: null, last: null });
    },
  } as unknown as LogPages;

  append(...types: readonly string[]): void {
    for (const type of types) this.#events.push({ position: String(this.#events.length + 1), id: type, type } as unknown as RecordedEvent);
    this.#signal.notify(this.#events.length);
  }

  subscribe(types: readonly string[], signal: AbortSignal, holdMs: number): AsyncIterator<SubscriptionItem> {
    const pages = this.#pages;
    const live = new LiveLog({ pages, appendSignal: this.#signal, pollMs: 60_000, holdMs: { afterPause: holdMs, underLoad: holdMs } });
    return subscribeToLog({ pages, live, after: 0, mark: null, filter: { types }, signal });
  }
}

describe('a live subscription', () => {
  it('is given what it wants at once, with what was held before it', async () => {
    const stop = new AbortController();
    const log = new Log();
    const items = log.subscribe(['Wanted'], stop.signal, 60_000);
    expect((await items.next()).value).toMatchObject({ kind: 'caught-up' });
    const next = items.next();
    log.append('Other');
    await sleep(1);
    log.append('Wanted');
    expect((await next).value).toMatchObject({ kind: 'event', event: { position: '2' } });
    stop.abort();
  });

  it('passes what it does not want together, and waits for no more of it', async () => {
    const stop = new AbortController();
    const log = new Log();
    const items = log.subscribe(['Wanted'], stop.signal, 1_000);
    await items.next();
    const next = items.next();
    log.append('Other');
    await sleep(1);
    log.append('Other', 'Other');
    expect((await next).value).toMatchObject({ kind: 'checkpoint', position: '3' });
    stop.abort();
  });
});
