import { setTimeout as sleep } from 'node:timers/promises';
import { DirectSession } from './direct-session.ts';
import type { ConnectDirect } from './connections.ts';
import { balance } from './fair-share.ts';

export type Lease = {
  /** Aborts when the lock is lost: another process may now hold it. */
  readonly lost: AbortSignal;
  /** Aborts when another of the group should have it: it is due back, after what is under way. */
  readonly recalled: AbortSignal;
  release(): Promise<void>;
};

type Held = { readonly lost: AbortController; readonly recalled: AbortController };
type Waiter = { readonly name: string; readonly settle: (result: Lease | Error) => void };

type SessionLocksOptions = {
  readonly connect: ConnectDirect;
  readonly retryMs?: number;
  /**
   * Members of a group share their locks: each holds no more than its part of those it knows, and gives up what is more when another joins.
   * Without a group, who comes first takes all.
   */
  readonly group?: string;
  /** How often a member that waits for nothing looks whether another has joined. */
  readonly rebalanceMs?: number;
  /** What a group has left free for so long is taken beyond one's part: its other members may not know that name. */
  readonly leftFreeMs?: number;
  readonly onWarning?: ((error: unknown) => void) | undefined;
};

/**
 * Locks between processes on one connection, free when their process dies. A holder may notice the loss late, so its writes need a fence,
 * such as compare-and-set.
 */
export class SessionLocks {
  readonly #connect: ConnectDirect;
  readonly #retryMs: number;
  readonly #group: string | null;
  readonly #rebalanceMs: number;
  readonly #leftFreeMs: number;
  readonly #onWarning: (error: unknown) => void;
  readonly #waiters = new Set<Waiter>();
  readonly #held = new Map<string, Held>();
  /** All that were ever asked for. */
  readonly #names = new Set<string>();
  #members = 1;
  /** Beyond one's part, of what was left free since the last member came or went. */
  #extra = 0;
  #fullSince: number | null = null;
  #pause = new AbortController();
  readonly #stop = new AbortController();
  #session: DirectSession | null = null;
  #running: Promise<void> | null = null;

  constructor({ connect, ...options }: SessionLocksOptions) {
    this.#connect = connect;
    this.#retryMs = options.retryMs ?? 250;
    this.#group = options.group ?? null;
    this.#rebalanceMs = options.rebalanceMs ?? 1_000;
    this.#leftFreeMs = options.leftFreeMs ?? 5_000;
    this.#onWarning = options.onWarning ?? (() => undefined);
  }

  acquire(name: string, signal: AbortSignal): Promise<Lease> {
    const stop = AbortSignal.any([signal, this.#stop.signal]);
    return new Promise((resolve, reject) => {
      const abandon = (): void => waiter.settle(new Error(`Stopped waiting for the lock ${name}`));
      const settle = (result: Lease | Error): void => {
        this.#waiters.delete(waiter);
        stop.removeEventListener('abort', abandon);
        if (result instanceof Error) reject(result);
        else resolve(result);
      };
      const waiter: Waiter = { name, settle };
      if (stop.aborted) return abandon();
      stop.addEventListener('abort', abandon);
      this.#waiters.add(waiter);
      this.#names.add(name);
      if (this.#waiters.size === 1) this.#pause.abort();
      this.#running ??= this.#run();
      return undefined;
    });
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    if (this.#session) await this.#drop(this.#session);
  }

  async #run(): Promise<void> {
    while (this.#isConcerned()) {
      this.#pause = new AbortController();
      await this.#tryAll().catch((error: unknown) => this.#onWarning(error));
      if (!this.#isConcerned()) break;
      const signal = AbortSignal.any([this.#stop.signal, this.#pause.signal]);
      await sleep(this.#waiters.size > 0 ? this.#retryMs : this.#rebalanceMs, undefined, { signal }).catch(() => undefined);
    }
    this.#running = null;
  }

  #isConcerned(): boolean {
    return this.#waiters.size > 0 || (this.#group !== null && this.#held.size > 0 && !this.#stop.signal.aborted);
  }

  async #tryAll(): Promise<void> {
    const session = this.#session ?? (await this.#open());
    const room = await this.#room(session);
    // PostgreSQL would grant a lock again to the session that holds it.
    const names = new Set([...this.#waiters].map(({ name }) => name).filter((name) => !this.#held.has(name)));
    const most = this.#roomNow(room, names.size);
    if (names.size === 0 || most === 0) return;
    // PostgreSQL tries one name after the other and stops when it has as many as it may.
    const granted = await session.query<{ name: string }>(
      'SELECT name FROM unnest($1::text[]) name WHERE pg_try_advisory_lock(hashtextextended(name, 0)) LIMIT $2',
      [[...names], most],
    );
    if (room === 0) this.#extra += granted.length;
    for (const { name } of granted) this.#grant(session, name);
  }

  /** How many more may be taken; null: as many as there are. What is too much is recalled, the longest held first. */
  async #room(session: DirectSession): Promise<number | null> {
    if (this.#group === null) return null;
    const [found] = await session.query<{ members: number }>(MEMBERS, [this.#group]);
    const members = found?.members ?? 1;
    if (members !== this.#members) this.#extra = 0;
    this.#members = members;
    const { room, surplus } = balance(this.#held.size - this.#extra, this.#names.size, members);
    for (const { recalled } of [...this.#held.values()].slice(0, surplus)) recalled.abort(new Error('Another worker takes it over'));
    if (surplus > 0) this.#fullSince = null;
    return room;
  }

  /** One beyond one's part, when something has waited for so long: it may be free, and nobody else's. */
  #roomNow(room: number | null, wanted: number): number | null {
    if (room !== 0 || wanted === 0) {
      this.#fullSince = null;
      return room;
    }
    this.#fullSince ??= performance.now();
    if (performance.now() - this.#fullSince < this.#leftFreeMs) return 0;
    this.#fullSince = null;
    return 1;
  }

  #grant(session: DirectSession, name: string): void {
    const waiter = [...this.#waiters].find((waiter) => waiter.name === name);
    if (session.gone.aborted) return;
    const held = { lost: new AbortController(), recalled: new AbortController() };
    this.#held.set(name, held);
    const release = async (): Promise<void> => {
      if (this.#held.get(name) !== held) return;
      this.#held.delete(name);
      await session.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => this.#drop(session));
    };
    if (waiter) waiter.settle({ lost: held.lost.signal, recalled: held.recalled.signal, release });
    else void release();
  }

  async #open(): Promise<DirectSession> {
    const session = await DirectSession.open(this.#connect, 'locks');
    if (this.#group !== null) await join(session, this.#group);
    this.#session = session;
    session.gone.addEventListener('abort', () => void this.#drop(session));
    if (session.gone.aborted) await this.#drop(session);
    return session;
  }

  async #drop(session: DirectSession): Promise<void> {
    if (session === this.#session) {
      this.#session = null;
      const held = [...this.#held.values()];
      this.#held.clear();
      for (const { lost } of held) lost.abort(new Error('The connection that held the lock is gone'));
    }
    await session.close();
  }
}

/** Shared with the other members, for as long as the session lives. */
async function join(session: DirectSession, group: string): Promise<void> {
  try {
    await session.query('SELECT pg_advisory_lock_shared(hashtextextended($1, 0))', [group]);
  } catch (error) {
    await session.close();
    throw error;
  }
}

/** A lock's number is kept in two halves. */
const MEMBERS = `
  SELECT count(*)::int AS members FROM pg_locks
   WHERE locktype = 'advisory' AND granted AND mode = 'ShareLock' AND objsubid = 1
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
     AND (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 0)`;
