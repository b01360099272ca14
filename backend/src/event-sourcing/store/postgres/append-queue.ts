import type { Appended } from '../event-store.ts';
import type { PreparedAppend } from '../prepared-append.ts';

/** `sent`: the first attempt is in flight. `in-doubt`: an answer was lost, so only the store knows the outcome. */
export type PendingAppend = {
  readonly append: PreparedAppend;
  state: 'queued' | 'sent' | 'in-doubt';
  readonly settle: (outcome: Appended | Error) => void;
  readonly isSettled: () => boolean;
};

const MAX_APPENDS_PER_BATCH = 256;
const MAX_BYTES_PER_BATCH = 4 * 1024 * 1024;
const MAX_SCANNED = 2048;

/** A batch never holds one stream twice, so that each append is checked against what is stored. */
export class AppendQueue {
  #waiting: PendingAppend[] = [];

  get length(): number {
    return this.#waiting.length;
  }

  add(pending: PendingAppend): void {
    this.#waiting.push(pending);
  }

  /** They go first: those behind them on the same stream expect their revision. */
  putBack(batch: readonly PendingAppend[]): void {
    this.#waiting = [...batch.filter((item) => !item.isSettled()), ...this.#waiting];
  }

  takeAll(): readonly PendingAppend[] {
    return this.#waiting.splice(0);
  }

  takeBatch(limit: number, others: readonly PendingAppend[]): readonly PendingAppend[] {
    const batch: PendingAppend[] = [];
    const left: PendingAppend[] = [];
    const most = Math.min(limit, MAX_APPENDS_PER_BATCH);
    const streams = new Set(others.map(({ append }) => append.stream));
    let bytes = 0;
    for (const item of this.#waiting.slice(0, MAX_SCANNED)) {
      if (item.isSettled()) continue;
      const fits = batch.length < most && (batch.length === 0 || bytes + item.append.bytes <= MAX_BYTES_PER_BATCH);
      // Once an append of a stream is left, the later ones are left too, so that they keep their order.
      const goes = fits && !streams.has(item.append.stream);
      streams.add(item.append.stream);
      (goes ? batch : left).push(item);
      if (goes) bytes += item.append.bytes;
    }
    this.#waiting = [...left, ...this.#waiting.slice(MAX_SCANNED)];
    return batch;
  }
}
