import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { isTransient } from '../../postgres/transient-errors.ts';
import { EventIdReused, OutcomeUnknown, RevisionConflict, StoreUnavailable } from '../event-store.ts';
import type { Appended } from '../event-store.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import type { CommitBatch, Outcome } from './append-call.ts';
import { AppendQueue } from './append-queue.ts';
import type { Waiting } from './append-queue.ts';
import { NotSent, toStoreError, wasRefused } from './store-errors.ts';

export type BatcherOptions = {
  readonly commit: CommitBatch;
  /** Every append is answered within this time. */
  readonly answerWithinMs: number;
  readonly retryAfterMs?: number;
  readonly maxWaiting?: number;
};

/** The second is on its way to the lock while the first is being committed. More bring nothing: the log is written in one order. */
export const CONCURRENT_BATCHES = 2;
/** A batch leaves beside another one only when it is worth a commit of its own. */
const WORTH_A_COMMIT = 16;

/**
 * Group commit: while batches are being written the next one gathers, so a batch is what arrived during the commits before and nobody
 * waits for a timer. An append whose answer was lost is sent again with the same ids until it is answered or its time is over.
 */
export class AppendBatcher {
  readonly #options: Required<BatcherOptions>;
  readonly #queue = new AppendQueue();
  /** What is being sent, and the appends in it. */
  readonly #underWay = new Map<Promise<void>, readonly Waiting[]>();
  #isGathering = false;
  /** Whether several appends met lately. */
  #isShared = false;
  #closed = false;

  constructor(options: BatcherOptions) {
    this.#options = { retryAfterMs: 50, maxWaiting: 20_000, ...options };
  }

  submit(append: PreparedAppend): Promise<Appended> {
    if (this.#closed || this.#queue.length >= this.#options.maxWaiting) return Promise.reject(new StoreUnavailable());
    return new Promise((resolve, reject) => {
      this.#queue.add(this.#waiting(append, (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))));
      void this.#gather();
    });
  }

  /** Lets what was sent finish and refuses what was not. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const item of this.#queue.takeAll()) item.settle(unanswered(item));
    await Promise.all(this.#underWay.keys());
  }

  #waiting(append: PreparedAppend, answer: (outcome: Appended | Error) => void): Waiting {
    let settled = false;
    const settle = (outcome: Appended | Error): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      answer(outcome);
    };
    const waiting: Waiting = { append, state: 'queued', settle, isSettled: () => settled };
    const timer = setTimeout(() => settle(unanswered(waiting)), this.#options.answerWithinMs);
    return waiting;
  }

  async #gather(): Promise<void> {
    if (this.#isGathering) return;
    this.#isGathering = true;
    // Callers that were answered a moment ago get to append again before the next batch leaves; one that is alone waits for nobody.
    await (this.#isShared ? nextTurn() : undefined);
    this.#isGathering = false;
    while (this.#mayLeave() && this.#leave());
  }

  #mayLeave(): boolean {
    return this.#queue.length >= (this.#underWay.size === 0 ? 1 : WORTH_A_COMMIT) && this.#underWay.size < CONCURRENT_BATCHES;
  }

  /** Sends the next batch, unless all that wait must wait for the one under way. Half of all there is, so that batches are of one size. */
  #leave(): boolean {
    const others = [...this.#underWay.values()].flat();
    const share = Math.ceil((this.#queue.length + others.length) / CONCURRENT_BATCHES);
    const batch = this.#queue.takeBatch(Math.max(WORTH_A_COMMIT, share), others);
    if (batch.length === 0) return false;
    const sent = this.#send(batch).finally(() => {
      this.#underWay.delete(sent);
      void this.#gather();
    });
    this.#underWay.set(sent, batch);
    return true;
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    for (const item of batch) if (item.state === 'queued') item.state = 'sent';
    try {
      const outcomes = await this.#options.commit(batch.map(({ append }) => append));
      this.#isShared = batch.length + this.#queue.length > 1;
      batch.forEach((item, index) => item.settle(toAnswer(item.append, outcomes[index]!)));
    } catch (error) {
      await this.#recover(batch, error);
    }
  }

  async #recover(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (error instanceof NotSent) {
      await this.#settleOrSendAgain(batch, error.cause);
    } else if (!wasRefused(error)) {
      for (const item of batch) item.state = 'in-doubt';
      await this.#sendAgain(batch);
    } else if (batch.length === 1 || isTransient(error)) {
      await this.#settleOrSendAgain(batch, error);
    } else {
      // One append that the server cannot process must not take the others down.
      for (const item of batch) await this.#send([item]);
    }
  }

  /** Nothing came of this attempt. That settles an append unless an earlier attempt of it is still in doubt. */
  async #settleOrSendAgain(batch: readonly Waiting[], cause: unknown): Promise<void> {
    for (const item of batch) if (item.state !== 'in-doubt') item.settle(toStoreError(cause));
    await this.#sendAgain(batch);
  }

  async #sendAgain(batch: readonly Waiting[]): Promise<void> {
    if (batch.every((item) => item.isSettled())) return;
    if (!this.#closed) await sleep(this.#options.retryAfterMs);
    if (this.#closed) for (const item of batch) item.settle(unanswered(item));
    this.#queue.putBack(batch);
  }
}

const unanswered = ({ state, append }: Waiting): Error => (state === 'queued' ? new StoreUnavailable() : new OutcomeUnknown(append.stream));

function toAnswer({ stream, expected }: PreparedAppend, outcome: Outcome): Appended | Error {
  if ('position' in outcome) return { revision: outcome.revision, position: outcome.position };
  return outcome.kind === 'conflict' ? new RevisionConflict(stream, expected, outcome.actual) : new EventIdReused(stream);
}
