import type pg from 'pg';
import type { Position } from '../store/event-store.ts';
import { PROGRESS_CHANNEL, toMessages } from './progress-channel.ts';

/**
 * Announces how far the projections of this process have come: one message for all that moved during the one before. Not part of their
 * transactions: the server commits transactions that notify one at a time, and every append is one. A lost message only costs a waiter
 * time, because the checkpoint says the same.
 */
export class ProgressAnnouncer {
  readonly #pool: pg.Pool;
  #news = new Map<string, Position>();
  #changed = new Set<string>();
  #telling: Promise<void> | null = null;
  #later: NodeJS.Timeout | null = null;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  reached(subscription: string, position: Position): void {
    this.#news.set(subscription, position);
    this.#changed.add(subscription);
    this.#tellNow();
  }

  /** Nothing to process up to here: sent with the next message of a projection that had something. */
  passed(subscription: string, position: Position): void {
    this.#news.set(subscription, position);
    this.#later ??= setTimeout(() => this.#tellNow(), PASSED_MS);
  }

  async close(): Promise<void> {
    if (this.#later) this.#tellNow();
    await this.#telling;
  }

  #tellNow(): void {
    clearTimeout(this.#later ?? undefined);
    this.#later = null;
    this.#telling ??= this.#tell().finally(() => (this.#telling = null));
  }

  async #tell(): Promise<void> {
    // After everybody who moved at this moment has said so.
    await Promise.resolve();
    while (this.#news.size > 0) {
      const messages = toMessages(this.#news, this.#changed);
      this.#news = new Map();
      this.#changed = new Set();
      await this.#pool.query({ ...NOTIFY, values: [PROGRESS_CHANNEL, messages] }).catch(() => undefined);
    }
  }
}

const PASSED_MS = 8;

const NOTIFY = {
  name: 'announce-progress',
  text: `SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, message) FROM unnest($2::text[]) message`,
};
