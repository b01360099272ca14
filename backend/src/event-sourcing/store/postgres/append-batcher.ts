import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';
import { isTransient } from '../../postgres/transient-errors.ts';
import { EventIdReused, OutcomeUnknown, RevisionConflict, StoreUnavailable } from '../event-store.ts';
import type { Appended } from '../event-store.ts';
import { currentTrace } from '../../telemetry/current-trace.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import type { CommitBatch, Outcome } from './append-call.ts';
import { AppendQueue } from './append-queue.ts';
import type { PendingAppend } from './append-queue.ts';
import { NotSent, toStoreError, wasRefused } from './store-errors.ts';

export type BatcherOptions = {
  readonly commit: CommitBatch;
  readonly appendTimeoutMs: number;
  readonly retryAfterMs?: number;
  readonly maxQueued?: number;
};

/** While one is committed the second waits for the lock. More would not help: the log is written in one order. */
export const CONCURRENT_BATCHES = 2;
/** A smaller batch waits for the one in flight: it is not worth a commit. */
const MIN_CONCURRENT_BATCH = 16;

/**
 * Group commit: a batch is what arrived during the commits before it; no append waits for a timer. An append whose answer was lost is
 * sent again with the same ids until it is answered or its time is over.
 */
export class AppendBatcher {
  readonly #options: Required<BatcherOptions>;
  readonly #queue = new AppendQueue();
  readonly #inFlight = new Map<Promise<void>, readonly PendingAppend[]>();
  #isScheduled = false;
  #isShared = false;
  #closed = false;

  constructor(options: BatcherOptions) {
    this.#options = { retryAfterMs: 50, maxQueued: 20_000, ...options };
  }

  submit(append: PreparedAppend): Promise<Appended> {
    if (this.#closed || this.#queue.length >= this.#options.maxQueued) return Promise.reject(new StoreUnavailable());
    return new Promise((resolve, reject) => {
      this.#queue.add(this.#pending(append, (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))));
      // What one batch does is of no single trace.
      void currentTrace.exit(() => this.#scheduleFlush());
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const item of this.#queue.takeAll()) item.settle(unanswered(item));
    await Promise.all(this.#inFlight.keys());
  }

  #pending(append: PreparedAppend, answer: (outcome: Appended | Error) => void): PendingAppend {
    let settled = false;
    const settle = (outcome: Appended | Error): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      answer(outcome);
    };
    const pending: PendingAppend = { append, state: 'queued', settle, isSettled: () => settled };
    const timer = setTimeout(() => settle(unanswered(pending)), this.#options.appendTimeoutMs);
    return pending;
  }

  async #scheduleFlush(): Promise<void> {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // Lets callers that were answered a moment ago append again before the next batch is sent. A lone caller does not wait.
    await (this.#isShared ? nextTick() : undefined);
    this.#isScheduled = false;
    while (this.#canFlush() && this.#flush());
  }

  #canFlush(): boolean {
    return this.#queue.length >= (this.#inFlight.size === 0 ? 1 : MIN_CONCURRENT_BATCH) && this.#inFlight.size < CONCURRENT_BATCHES;
  }

  /** About half of all appends, so that batches are of one size. False when all streams in the queue are in flight. */
  #flush(): boolean {
    const others = [...this.#inFlight.values()].flat();
    const share = Math.ceil((this.#queue.length + others.length) / CONCURRENT_BATCHES);
    const batch = this.#queue.takeBatch(Math.max(MIN_CONCURRENT_BATCH, share), others);
    if (batch.length === 0) return false;
    const sent = this.#send(batch).finally(() => {
      this.#inFlight.delete(sent);
      void this.#scheduleFlush();
    });
    this.#inFlight.set(sent, batch);
    return true;
  }

  async #send(batch: readonly PendingAppend[]): Promise<void> {
    for (const item of batch) if (item.state === 'queued') item.state = 'sent';
    try {
      const outcomes = await this.#options.commit(batch.map(({ append }) => append));
      this.#isShared = batch.length + this.#queue.length > 1;
      batch.forEach((item, index) => item.settle(toAnswer(item.append, outcomes[index])));
    } catch (error) {
      await this.#recover(batch, error);
    }
  }

  async #recover(batch: readonly PendingAppend[], error: unknown): Promise<void> {
    if (error instanceof NotSent) {
      await this.#settleOrResend(batch, error.cause);
    } else if (!wasRefused(error)) {
      for (const item of batch) item.state = 'in-doubt';
      await this.#resend(batch);
    } else if (batch.length === 1 || isTransient(error)) {
      await this.#settleOrResend(batch, error);
    } else {
      // One append that the server cannot process must not fail the others.
      for (const item of batch) await this.#send([item]);
    }
  }

  /** This attempt stored nothing, but an earlier one may still be in doubt. */
  async #settleOrResend(batch: readonly PendingAppend[], cause: unknown): Promise<void> {
    for (const item of batch) if (item.state !== 'in-doubt') item.settle(toStoreError(cause));
    await this.#resend(batch);
  }

  async #resend(batch: readonly PendingAppend[]): Promise<void> {
    if (batch.every((item) => item.isSettled())) return;
    if (!this.#closed) await sleep(this.#options.retryAfterMs);
    if (this.#closed) for (const item of batch) item.settle(unanswered(item));
    this.#queue.putBack(batch);
  }
}

const unanswered = ({ state, append }: PendingAppend): Error =>
  state === 'queued' ? new StoreUnavailable() : new OutcomeUnknown(append.stream);

function toAnswer({ stream, expected }: PreparedAppend, outcome: Outcome | undefined): Appended | Error {
  if (!outcome) return new OutcomeUnknown(stream);
  if ('position' in outcome) return { revision: outcome.revision, position: outcome.position };
  return outcome.kind === 'conflict' ? new RevisionConflict(stream, expected, outcome.actual) : new EventIdReused(stream);
}
