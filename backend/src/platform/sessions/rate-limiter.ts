import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../clock/clock.ts';

export class RateLimited extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many attempts');
    this.name = 'RateLimited';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type Limit = { readonly name: string; readonly max: number; readonly windowSeconds: number };

/** Counts attempts in fixed windows, shared by all processes. Keys are hashed: an address or an email is never kept. */
export class RateLimiter {
  readonly #pool: Pool;
  readonly #clock: Clock;

  constructor(pool: Pool, clock: Clock) {
    this.#pool = pool;
    this.#clock = clock;
  }

  /** Counts one attempt; throws RateLimited when it is one too many. */
  async hit({ name, max, windowSeconds }: Limit, who: string): Promise<void> {
    const now = this.#clock.now().getTime();
    const windowMs = windowSeconds * 1000;
    const start = Math.floor(now / windowMs) * windowMs;
    const { rows } = await this.#pool.query<{ count: number }>(
      `INSERT INTO auth.rate_window (key, window_start, count) VALUES ($1, $2, 1)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN auth.rate_window.window_start = excluded.window_start THEN auth.rate_window.count + 1 ELSE 1 END,
         window_start = excluded.window_start
       RETURNING count`,
      [keyOf(name, who), new Date(start)],
    );
    if (rows[0]!.count > max) {
      throw new RateLimited(Math.ceil((start + windowMs - now) / 1000));
    }
  }

  /** Forgets the attempts so far: the last one was right. */
  async forgive({ name }: Limit, who: string): Promise<void> {
    await this.#pool.query('DELETE FROM auth.rate_window WHERE key = $1', [keyOf(name, who)]);
  }

  async sweep(): Promise<void> {
    await this.#pool.query('DELETE FROM auth.rate_window WHERE window_start < $1', [new Date(this.#clock.now().getTime() - 24 * 3600_000)]);
  }
}

const keyOf = (name: string, who: string): Buffer => createHash('sha256').update(`${name}|${who}`).digest();
