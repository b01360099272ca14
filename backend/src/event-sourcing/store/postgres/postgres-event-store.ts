import type { Pools } from '../../postgres/connections.ts';
import { EventStore, PositionBeyondEnd } from '../event-store.ts';
import type {
  Appended,
  EventToAppend,
  ExpectedRevision,
  Position,
  ReadAllOptions,
  ReadOptions,
  RecordedEvent,
  SubscribeOptions,
  SubscriptionItem,
} from '../event-store.ts';
import { prepareAppend } from '../prepared-append.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import { AppendBatcher } from './append-batcher.ts';
import { callAppend } from './append-call.ts';
import type { Outcome } from './append-call.ts';
import { AppendSignal } from './append-signal.ts';
import { REVISION_MAX } from './event-rows.ts';
import { LiveLog } from './live-log.ts';
import { LogPages } from './read-pages.ts';
import { NotSent, wasRefused } from './store-errors.ts';
import { subscribeToLog, toPosition } from './subscription.ts';

type PostgresEventStoreOptions = {
  readonly pools: Pick<Pools, 'app' | 'append' | 'connectDirect'>;
  readonly appendTimeoutMs?: number;
  readonly pollMs?: number;
  readonly onWarning?: (error: unknown) => void;
};

/** The caller owns the pools and closes them after the store. */
export class PostgresEventStore extends EventStore {
  readonly #options: Required<Omit<PostgresEventStoreOptions, 'onWarning'>> & Pick<PostgresEventStoreOptions, 'onWarning'>;
  readonly #pages: LogPages;
  readonly #live: LiveLog;
  readonly #appendSignal: AppendSignal;
  readonly #batcher: AppendBatcher;
  readonly #closing = new AbortController();

  constructor(options: PostgresEventStoreOptions) {
    super();
    this.#options = { appendTimeoutMs: 5_000, pollMs: 1_000, ...options };
    this.#pages = new LogPages(options.pools.app);
    this.#appendSignal = new AppendSignal(options.pools.connectDirect);
    this.#live = new LiveLog({ pages: this.#pages, appendSignal: this.#appendSignal, pollMs: this.#options.pollMs });
    this.#batcher = new AppendBatcher({ commit: (appends) => this.#commit(appends), appendTimeoutMs: this.#options.appendTimeoutMs });
  }

  async append(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): Promise<Appended> {
    const appended = await this.#batcher.submit(prepareAppend(stream, expected, events));
    this.#appendSignal.notify(Number(appended.position));
    return appended;
  }

  async *readStream(stream: string, options: ReadOptions = {}): AsyncGenerator<RecordedEvent, void, undefined> {
    const { backwards = false, maxCount = Infinity } = options;
    let { from = 0, to = REVISION_MAX } = options;
    let left = maxCount;
    let isFirst = true;
    while (left > 0 && from <= to) {
      const wantsAll = left === Infinity && from === 0 && to === REVISION_MAX && !backwards;
      const { events, isLast } = wantsAll
        ? await this.#pages.firstPage(stream)
        : await this.#pages.stream(stream, from, to, backwards ? 'backwards' : 'forwards', left);
      if (events.length === 0 && isFirst) await this.#pages.assertStreamExists(stream, from);
      yield* events;
      if (isLast) return;
      isFirst = false;
      left -= events.length;
      const last = events.at(-1);
      if (!last) return;
      if (backwards) to = last.revision - 1;
      else from = last.revision + 1;
    }
  }

  async *readAll(from: Position | 'start' | 'end', options: ReadAllOptions = {}): AsyncGenerator<RecordedEvent, void, undefined> {
    const { filter, backwards = false, maxCount = Infinity } = options;
    const direction = backwards ? 'backwards' : 'forwards';
    const edge = from === 'end' ? (await this.#pages.head()) + 1 : Math.max(toNumber(from), 1);
    let [low, high] = backwards ? [1, edge - 1] : [edge, Number.MAX_SAFE_INTEGER];
    let left = maxCount;
    while (left > 0 && low <= high) {
      const page = await this.#pages.all({ from: low, to: high, direction, maxCount: left, filter });
      yield* page.events;
      left -= page.events.length;
      if (backwards) high = page.seenTo - 1;
      else low = page.seenTo + 1;
      if (!backwards && low > page.head) return;
    }
  }

  async *subscribe(
    after: Position | 'start' | 'end',
    { filter, signal, mark = null }: SubscribeOptions,
  ): AsyncGenerator<SubscriptionItem, void, undefined> {
    const { onWarning } = this.#options;
    const stop = AbortSignal.any([signal, this.#closing.signal]);
    const start = after === 'end' ? await this.#pages.head() : toNumber(after);
    yield* subscribeToLog({
      pages: this.#pages,
      live: this.#live,
      after: start,
      mark,
      filter,
      signal: stop,
      onWarning,
    });
  }

  async head(): Promise<Position | 'start'> {
    return toPosition(await this.#pages.head());
  }

  compare(a: Position | 'start', b: Position | 'start'): number {
    return toNumber(a) - toNumber(b);
  }

  async ping(): Promise<void> {
    await this.#pages.head();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([this.#batcher.close(), this.#appendSignal.close()]);
  }

  async #commit(appends: readonly PreparedAppend[]): Promise<readonly Outcome[]> {
    const client = await this.#options.pools.append.connect().catch((error: unknown) => {
      throw new NotSent(error);
    });
    try {
      const outcomes = await callAppend(client, appends);
      client.release();
      return outcomes;
    } catch (error) {
      client.release(!wasRefused(error));
      throw error;
    }
  }
}

function toNumber(position: Position | 'start'): number {
  if (position === 'start') return 0;
  if (!/^\d{1,15}$/.test(position)) throw new PositionBeyondEnd(position, 'start');
  return Number(position);
}
