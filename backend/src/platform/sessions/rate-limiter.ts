import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { BatchLoader } from '../../event-sourcing/concurrency/batch-loader.ts';
import { SharedCalls } from '../../event-sourcing/concurrency/shared-calls.ts';
import type { Clock } from '../clock/clock.ts';
import type { Logger } from '../logging/logger.ts';
import { networkOf } from './network-of.ts';

/** One attempt too many. */
export class RateLimited extends Error {
  readonly retryAfterSeconds: number;
  /** What to tell whoever asked. */
  readonly userMessage: string | undefined;

  constructor(retryAfterSeconds: number, userMessage?: string) {
    super('Too many attempts');
    this.name = 'RateLimited';
    this.retryAfterSeconds = retryAfterSeconds;
    this.userMessage = userMessage;
  }
}

export type Limit = {
  readonly name: string;
  /** So many in any window of that length, wherever it begins. Each is kept by its time: hundreds at the most. */
  readonly max: number;
  readonly windowSeconds: number;
  /** When there is one, more than `max` pass, each after a pause that is twice the one before. */
  readonly pause?: { readonly firstSeconds: number; readonly longestSeconds: number };
  /**
   * An attempt passes before it is counted while less than half are used, so that nobody waits for the count. For what costs much only in a
   * flood, never for guesses: each other process may let through half as many more. Such an attempt cannot be taken back.
   */
  readonly countedLater?: true;
  /** Of one for everybody together: so many customers do this by themselves, so it grows with how many there may be an hour. */
  readonly growsWithCustomers?: true;
  readonly userMessage?: string;
};

/** `network` multiplies the limits by network and those for everybody together, `customers` those of the latter that grow with customers. */
export type Factors = { readonly network: number; readonly customers: number };

export type Hit = { readonly key: Buffer; readonly at: Date; readonly count: number };

type Row = { readonly key: Buffer; readonly granted: number; readonly count: number; readonly free_at: Date; readonly paused_until: Date };
type Taken = Row & { readonly at: Date };
type Asked = { readonly id: string; readonly key: Buffer; readonly wanted: number };

/** For so long at most a refusal is repeated without asking the database again: an attempt may be taken back meanwhile. */
const REFUSED_MS = 1_000;
/** How long it is remembered how many somebody has used. */
const USED_MS = 60_000;
/** Attempts that are counted later share a statement. */
const COUNT_AFTER_MS = 50;

/**
 * Counts attempts in windows that slide, shared by all processes. What is refused is not counted, so that a limit is never a way to lock
 * somebody else out for longer. Attempts of the same moment share a statement; those with one key come one after the other, so that a flood of
 * them waits for itself alone.
 * Keys are hashed: an address or an email is never kept.
 */
export class RateLimiter {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #factors: Factors;
  readonly #calls = new SharedCalls<Taken>();
  readonly #wanted = new Map<string, number>();
  readonly #batches = new Map<string, BatchLoader<Taken, Asked>>();
  readonly #refusals = new LRUCache<string, Taken>({ max: 10_000, ttl: REFUSED_MS });
  readonly #used = new LRUCache<string, number>({ max: 10_000, ttl: USED_MS });
  #uncounted = new Map<string, () => Promise<unknown>>();

  constructor(pool: Pool, clock: Clock, logger: Pick<Logger, 'warn'>, factors: Factors) {
    this.#pool = pool;
    this.#clock = clock;
    this.#logger = logger;
    this.#factors = factors;
  }

  /** Counts one attempt; throws RateLimited when it is one too many. */
  async hit(limit: Limit, who: string): Promise<Hit> {
    const key = keyOf(limit.name, who);
    const id = key.toString('base64');
    if (limit.countedLater && this.#isFarBelow(limit, id)) return { key, at: this.#clock.now(), count: this.#countLater(id, key, limit) };
    const freeAt = ({ free_at, paused_until }: Taken): Date => (limit.pause && paused_until < free_at ? paused_until : free_at);
    const refused = this.#refusals.get(id);
    const taken = refused && freeAt(refused) > this.#clock.now() ? refused : await this.#take(id, key, limit);
    if (taken.granted > 0) return { key, at: taken.at, count: taken.count };
    const waitMs = freeAt(taken).getTime() - this.#clock.now().getTime();
    throw new RateLimited(Math.max(1, Math.ceil(waitMs / 1000)), limit.userMessage);
  }

  #isFarBelow({ max }: Limit, id: string): boolean {
    const used = this.#used.get(id);
    return used !== undefined && used + (this.#wanted.get(id) ?? 0) < max / 2;
  }

  #countLater(id: string, key: Buffer, limit: Limit): number {
    if (this.#uncounted.size === 0) setTimeout(() => this.#countAll(), COUNT_AFTER_MS).unref();
    this.#uncounted.set(id, () => this.#count(id, key, limit));
    return (this.#used.get(id) ?? 0) + this.#want(id);
  }

  #countAll(): void {
    const counts = this.#uncounted;
    this.#uncounted = new Map();
    for (const [id, count] of counts) {
      // The next attempt waits for the database again, and says what is wrong with it.
      if (this.#wanted.has(id)) count().catch(() => this.#used.delete(id));
    }
  }

  /** One of as many attempts as came together: the first of them pass. */
  async #take(id: string, key: Buffer, limit: Limit): Promise<Taken> {
    const mine = this.#want(id);
    const taken = await this.#count(id, key, limit);
    const behind = Math.max(0, taken.granted - mine);
    return { ...taken, granted: mine <= taken.granted ? 1 : 0, count: taken.count - behind };
  }

  #want(id: string): number {
    const mine = (this.#wanted.get(id) ?? 0) + 1;
    this.#wanted.set(id, mine);
    return mine;
  }

  /** All attempts of a key that were not counted until then. */
  #count(id: string, key: Buffer, limit: Limit): Promise<Taken> {
    return this.#calls.run(id, async () => {
      const wanted = this.#wanted.get(id) ?? 1;
      this.#wanted.delete(id);
      if (limit.countedLater) this.#used.set(id, (this.#used.get(id) ?? 0) + wanted);
      const all = await this.#batchOf(limit).load({ id, key, wanted });
      if (!all) throw new Error('An attempt was not counted');
      if (all.granted === 0) this.#refusals.set(id, all);
      if (limit.countedLater) this.#used.set(id, all.count);
      return all;
    });
  }

  /** For each limit one: its rule is the same for all keys of a statement. */
  #batchOf(limit: Limit): BatchLoader<Taken, Asked> {
    const id = `${limit.name} ${limit.max}`;
    const known = this.#batches.get(id);
    if (known) return known;
    const batch = new BatchLoader<Taken, Asked>((asked) => this.#takeAll(asked, limit));
    this.#batches.set(id, batch);
    return batch;
  }

  /** Each key once. */
  async #takeAll(asked: readonly Asked[], { max, windowSeconds, pause }: Limit): Promise<ReadonlyMap<Asked, Taken>> {
    const at = this.#clock.now();
    const [keys, wanted] = [asked.map(({ key }) => key), asked.map(({ wanted }) => wanted)];
    const values = [keys, at, windowSeconds, max, pause?.firstSeconds ?? null, pause?.longestSeconds ?? null, wanted];
    const { rows } = await this.#pool.query<Row>({ name: 'rate-limit', text: HIT, values });
    const taken = new Map(rows.map((row) => [row.key.toString('base64'), { ...row, at }]));
    return new Map(asked.flatMap((each) => (taken.has(each.id) ? [[each, taken.get(each.id)!]] : [])));
  }

  /** Counts one attempt from the network of an address; at `target` alone, if there is one. */
  hitNetwork(limit: Limit, address: string, target = ''): Promise<Hit> {
    return this.hit(this.#wider(limit), `${target}${target && '|'}${networkOf(address)}`);
  }

  /** Counts one attempt of anybody. That this limit is reached is an alarm: it was made to be met by an attack alone. */
  async hitOverall(limit: Limit): Promise<Hit> {
    try {
      const { customers } = this.#factors;
      return await this.hit(this.#wider(limit, limit.growsWithCustomers ? customers : 1), '');
    } catch (error) {
      if (error instanceof RateLimited) this.#logger.warn('a limit for all together is reached', { limit: limit.name });
      throw error;
    }
  }

  #wider(limit: Limit, factor = 1): Limit {
    return { ...limit, max: Math.ceil(limit.max * this.#factors.network * factor) };
  }

  /** The attempt turned out not to be of the kind that is counted. */
  async takeBack({ key, at }: Hit): Promise<void> {
    this.#refusals.delete(key.toString('base64'));
    await this.#pool.query({ name: 'take-back', text: TAKE_BACK, values: [key, at] });
  }

  /** Forgets all attempts so far: the last one was right. */
  async forget({ name }: Limit, who: string): Promise<void> {
    const key = keyOf(name, who);
    this.#refusals.delete(key.toString('base64'));
    await this.#pool.query('DELETE FROM auth.rate_limit WHERE key = $1', [key]);
  }

  async sweep(): Promise<void> {
    await this.#pool.query('DELETE FROM auth.rate_limit WHERE expires_at <= $1', [this.#clock.now()]);
  }
}

/**
 * For each key in `$1`, of as many attempts as `$7` has for it, as many as there is room for. Always in the same order, so that two of these
 * never wait for each other. Waits for no disk: what a power cut makes it forget costs little.
 */
const HIT = `
  WITH asked AS MATERIALIZED (
    SELECT set_config('synchronous_commit', 'off', true), key, least(wanted, $4::int) AS first FROM unnest($1::bytea[], $7::int[]) each (key, wanted)
  )
  INSERT INTO auth.rate_limit AS known (key, hits, granted, expires_at)
  SELECT key, array_fill($2::timestamptz, ARRAY[first]), first, $2::timestamptz + make_interval(secs => $3::float8) FROM asked ORDER BY key
  ON CONFLICT (key) DO UPDATE SET (hits, granted, expires_at) = (
    SELECT hits || array_fill($2::timestamptz, ARRAY[room]), room, excluded.expires_at
    FROM (SELECT array(SELECT hit FROM unnest(known.hits) hit WHERE hit > $2::timestamptz - make_interval(secs => $3::float8)) AS hits) recent,
         LATERAL (SELECT CASE
           WHEN cardinality(hits) < $4::int THEN least(excluded.granted, $4::int - cardinality(hits))
           WHEN $2::timestamptz >= hits[cardinality(hits)] + make_interval(secs => least($6::float8, $5::float8 * 2 ^ (cardinality(hits) - $4))) THEN 1
           ELSE 0 END AS room) rule
  )
  RETURNING key, granted, cardinality(hits) AS count,
    hits[greatest(1, cardinality(hits) - $4 + 1)] + make_interval(secs => $3) AS free_at,
    hits[cardinality(hits)] + make_interval(secs => least($6, $5 * 2 ^ greatest(0, cardinality(hits) - $4))) AS paused_until`;

/** One of them only: others may have come in the same millisecond. */
const TAKE_BACK = `
  UPDATE auth.rate_limit SET hits = hits[:array_position(hits, $2::timestamptz) - 1] || hits[array_position(hits, $2::timestamptz) + 1:]
  WHERE key = $1 AND $2::timestamptz = ANY (hits)`;

const keyOf = (name: string, who: string): Buffer => createHash('sha256').update(`${name}|${who}`).digest();
