import { randomUUID } from 'node:crypto';
import { EventStore } from '../event-store.ts';
import type { EventToAppend, JsonObject, Position, RecordedEvent, SubscriptionItem } from '../event-store.ts';
import type { Address } from './fault-proxy.behaviour.ts';

/** The store may hold events of others: the suite keeps to streams of its own. */
export type StoreHarness = {
  readonly server: Address;
  /** `via`: a way to the same server that the suite can break. The suite closes the adapter. */
  open(via?: Address): Promise<EventStore>;
  openEmpty?(): Promise<EventStore>;
  openDenied(): Promise<EventStore>;
  /** As an older copy does that is put back while adapters are open: what stands after the position is gone. */
  cutAfter?(position: Position): Promise<unknown>;
  busyCalls(): Promise<number>;
  runProcess(): Promise<number | null>;
  readonly silenceBoundMs: number;
  readonly answerBoundMs: number;
  close(): Promise<void>;
};

/** What an adapter or its server cannot do. The cases that need it are reported as skipped. */
export type StoreTraits = {
  readonly idsAreUniqueIn: 'store' | 'stream';
  readonly countsCalls: boolean;
  readonly hasEmptyStore: boolean;
  readonly refusesLogins: boolean;
  readonly canGoBack: boolean;
  readonly rounds: number;
};

export const ROUNDS = Number(process.env['WILLOW_SUITE_ROUNDS'] ?? 1000);

export const newStream = (prefix = 'suite'): string => `${prefix}-${randomUUID()}`;

export const newEvent = (data: JsonObject = {}, given: Partial<EventToAppend> = {}): EventToAppend => ({
  id: randomUUID(),
  type: 'SuiteEvent',
  data,
  metadata: { actor: 'suite' },
  sealed: null,
  ...given,
});

export const newEvents = (count: number): EventToAppend[] => Array.from({ length: count }, (_, n) => newEvent({ n }));

export async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of source) found.push(item);
  return found;
}

export async function take<T>(source: AsyncIterable<T>, count: number): Promise<T[]> {
  const found: T[] = [];
  if (count === 0) return found;
  for await (const item of source) {
    found.push(item);
    if (found.length === count) break;
  }
  return found;
}

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);

export async function failure(work: Promise<unknown>): Promise<Error> {
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(error instanceof Error)) throw new Error('It was expected to fail');
  return error;
}

export async function eventually(what: string, holds: () => Promise<boolean> | boolean, withinMs = 120_000): Promise<void> {
  const until = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export class Subscriber {
  readonly items: SubscriptionItem[] = [];
  readonly #stop = new AbortController();
  readonly #ended: Promise<unknown>;
  failure: unknown = null;

  constructor(
    store: EventStore,
    after: Parameters<EventStore['subscribe']>[0],
    options: Omit<Parameters<EventStore['subscribe']>[1], 'signal'> = {},
  ) {
    this.#ended = this.#subscribe(store.subscribe(after, { ...options, signal: this.#stop.signal }));
  }

  get events(): RecordedEvent[] {
    return this.items.flatMap((item) => (item.kind === 'event' ? [item.event] : []));
  }

  count(kind: SubscriptionItem['kind']): number {
    return this.items.filter((item) => item.kind === kind).length;
  }

  has(id: string): boolean {
    return this.events.some((event) => event.id === id);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#ended;
  }

  async #subscribe(source: AsyncIterable<SubscriptionItem>): Promise<void> {
    try {
      for await (const item of source) this.items.push(item);
    } catch (error) {
      this.failure = error;
    }
  }
}
