import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Logger } from '../logging/logger.ts';
import { networkOf } from './network-of.ts';

/** One attempt too many. */
export class RateLimited extends Error {
  readonly retryAfterSeconds: number;
  /** What to tell whoever asked. */
  readonly words: string | undefined;

  constructor(retryAfterSeconds: number, words?: string) {
    super('Too many attempts');
    this.name = 'RateLimited';
    this.retryAfterSeconds = retryAfterSeconds;
    this.words = words;
  }
}

export type Limit = {
  readonly name: string;
  /** So many in any window of that length, wherever it begins. Each is kept by its time: hundreds at the most. */
  readonly max: number;
  readonly windowSeconds: number;
  /** When there is one, more than `max` pass, each after a pause that is twice the one before. */
  readonly pause?: { readonly firstSeconds: number; readonly longestSeconds: number };
  readonly words?: string;
};

export type Hit = { readonly key: Buffer; readonly at: Date; readonly count: number };

type Row = { readonly passed: boolean; readonly count: number; readonly free_at: Date; readonly paused_until: Date };

/**
 * Counts attempts in windows that slide, shared by all processes. What is refused is not counted, so that a limit is never a way to lock
 * somebody else out for longer. Keys are hashed: an address or an email is never kept.
 */
export class RateLimiter {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #networkFactor: number;

  /** `networkFactor` multiplies the limits by network and those for all together. */
  constructor(pool: Pool, clock: Clock, logger: Pick<Logger, 'warn'>, networkFactor: number) {
    this.#pool = pool;
    this.#clock = clock;
    this.#logger = logger;
    this.#networkFactor = networkFactor;
  }

  /** Counts one attempt; throws RateLimited when it is one too many. */
  async hit(limit: Limit, who: string): Promise<Hit> {
    const { name, max, windowSeconds, pause, words } = limit;
    const [key, at] = [keyOf(name, who), this.#clock.now()];
    const values = [key, at, windowSeconds, max, pause?.firstSeconds ?? null, pause?.longestSeconds ?? null];
    const { rows } = await this.#pool.query<Row>({ name: 'rate-limit', text: HIT, values });
    const { passed, count, free_at, paused_until } = rows[0]!;
    if (passed) return { key, at, count };
    const freeAt = pause ? paused_until : free_at;
    throw new RateLimited(Math.max(1, Math.ceil((freeAt.getTime() - at.getTime()) / 1000)), words);
  }

  /** Counts one attempt from the network of an address. */
  hitNetwork(limit: Limit, address: string): Promise<Hit> {
    return this.hit(this.#wider(limit), networkOf(address));
  }

  /** Counts one attempt of anybody. That this limit is reached is an alarm: it was made to be met by an attack alone. */
  async hitOverall(limit: Limit): Promise<Hit> {
    try {
      return await this.hit(this.#wider(limit), '');
    } catch (error) {
      if (error instanceof RateLimited) this.#logger.warn('a limit for all together is reached', { limit: limit.name });
      throw error;
    }
  }

  #wider(limit: Limit): Limit {
    return { ...limit, max: Math.ceil(limit.max * this.#networkFactor) };
  }

  /** The attempt turned out not to be of the kind that is counted. */
  async takeBack({ key, at }: Hit): Promise<void> {
    await this.#pool.query({ name: 'take-back', text: TAKE_BACK, values: [key, at] });
  }

  /** Forgets all attempts so far: the last one was right. */
  async forget({ name }: Limit, who: string): Promise<void> {
    await this.#pool.query('DELETE FROM auth.rate_limit WHERE key = $1', [keyOf(name, who)]);
  }

  async sweep(): Promise<void> {
    await this.#pool.query('DELETE FROM auth.rate_limit WHERE expires_at <= $1', [this.#clock.now()]);
  }
}

/** Waits for no disk: what a power cut makes it forget costs little. */
const HIT = `
  WITH lazily AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
  INSERT INTO auth.rate_limit AS known (key, hits, passed, expires_at)
  SELECT $1::bytea, ARRAY[$2::timestamptz], true, $2::timestamptz + make_interval(secs => $3::float8) FROM lazily
  ON CONFLICT (key) DO UPDATE SET (hits, passed, expires_at) = (
    SELECT CASE WHEN passes THEN hits || $2::timestamptz ELSE hits END, passes, $2::timestamptz + make_interval(secs => $3::float8)
    FROM (SELECT array(SELECT hit FROM unnest(known.hits) hit WHERE hit > $2::timestamptz - make_interval(secs => $3::float8)) AS hits) recent,
         LATERAL (SELECT cardinality(hits) < $4::int OR $2::timestamptz >=
           hits[cardinality(hits)] + make_interval(secs => least($6::float8, $5::float8 * 2 ^ (cardinality(hits) - $4))) IS TRUE AS passes) rule
  )
  RETURNING passed, cardinality(hits) AS count,
    hits[greatest(1, cardinality(hits) - $4 + 1)] + make_interval(secs => $3) AS free_at,
    hits[cardinality(hits)] + make_interval(secs => least($6, $5 * 2 ^ greatest(0, cardinality(hits) - $4))) AS paused_until`;

/** One of them only: others may have come in the same millisecond. */
const TAKE_BACK = `
  UPDATE auth.rate_limit SET hits = hits[:array_position(hits, $2::timestamptz) - 1] || hits[array_position(hits, $2::timestamptz) + 1:]
  WHERE key = $1 AND $2::timestamptz = ANY (hits)`;

const keyOf = (name: string, who: string): Buffer => createHash('sha256').update(`${name}|${who}`).digest();
