import type { Appended } from '../event-store.ts';
import type { PreparedAppend } from '../prepared-append.ts';

/**
 * An append on its way. `sent`: the first attempt is under way. `in-doubt`: the answer of an attempt was lost, so only the store
 * can say what became of it.
 */
export type Waiting = {
  readonly append: PreparedAppend;
  state: 'queued' | 'sent' | 'in-doubt';
  readonly settle: (outcome: Appended | Error) => void;
  readonly isSettled: () => boolean;
};

const MAX_APPENDS_PER_BATCH = 256;
const MAX_BYTES_PER_BATCH = 4 * 1024 * 1024;
const MAX_LOOKED_AT = 2048;

/** Appends in order of arrival. A batch never holds one stream twice, so that each append is checked against what is stored. */
export class AppendQueue {
  #waiting: Waiting[] = [];

  get length(): number {
    return this.#waiting.length;
  }

  add(waiting: Waiting): void {
    this.#waiting.push(waiting);
  }

  /** Appends whose answer was lost go first again: those behind them on the same stream expect them. */
  putBack(batch: readonly Waiting[]): void {
    this.#waiting = [...batch.filter((item) => !item.isSettled()), ...this.#waiting];
  }

  takeAll(): readonly Waiting[] {
    return this.#waiting.splice(0);
  }

  /** The next batch, of at most `limit` appends; streams of which `others` are under way stay where they are. */
  takeBatch(limit: number, others: readonly Waiting[]): readonly Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const most = Math.min(limit, MAX_APPENDS_PER_BATCH);
    const streams = new Set(others.map(({ append }) => append.stream));
    let bytes = 0;
    for (const item of this.#waiting.slice(0, MAX_LOOKED_AT)) {
      if (item.isSettled()) continue;
      const fits = batch.length < most && (batch.length === 0 || bytes + item.append.bytes <= MAX_BYTES_PER_BATCH);
      // A stream that was passed over once is passed over again: its appends keep their order.
      const goes = fits && !streams.has(item.append.stream);
      streams.add(item.append.stream);
      (goes ? batch : left).push(item);
      if (goes) bytes += item.append.bytes;
    }
    this.#waiting = [...left, ...this.#waiting.slice(MAX_LOOKED_AT)];
    return batch;
  }
}
