import { setTimeout as sleep } from 'node:timers/promises';
import { DirectSession } from './direct-session.ts';
import type { ConnectDirect } from './connections.ts';

export type Lease = {
  /** Aborts when the lock is lost: another process may now hold it. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
};

type Waiter = { readonly name: string; readonly settle: (result: Lease | Error) => void };

type SessionLocksOptions = {
  readonly connect: ConnectDirect;
  readonly retryMs?: number;
  readonly onWarning?: ((error: unknown) => void) | undefined;
};

/**
 * Locks between processes on one connection, free when their process dies. A holder may notice the loss late, so its writes need a fence,
 * such as compare-and-set.
 */
export class SessionLocks {
  readonly #connect: ConnectDirect;
  readonly #retryMs: number;
  readonly #onWarning: (error: unknown) => void;
  readonly #waiters = new Set<Waiter>();
  readonly #held = new Map<string, AbortController>();
  readonly #stop = new AbortController();
  #session: DirectSession | null = null;
  #running: Promise<void> | null = null;

  constructor({ connect, retryMs = 250, onWarning = () => undefined }: SessionLocksOptions) {
    this.#connect = connect;
    this.#retryMs = retryMs;
    this.#onWarning = onWarning;
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
    while (this.#waiters.size > 0) {
      await this.#tryAll().catch((error: unknown) => this.#onWarning(error));
      if (this.#waiters.size > 0) await sleep(this.#retryMs, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    }
    this.#running = null;
  }

  async #tryAll(): Promise<void> {
    const session = this.#session ?? (await this.#open());
    // PostgreSQL would grant a lock again to the session that holds it.
    const names = new Set([...this.#waiters].map(({ name }) => name).filter((name) => !this.#held.has(name)));
    if (names.size === 0) return;
    const granted = await session.query<{ name: string }>(
      'SELECT name FROM unnest($1::text[]) name WHERE pg_try_advisory_lock(hashtextextended(name, 0))',
      [[...names]],
    );
    for (const { name } of granted) this.#grant(session, name);
  }

  #grant(session: DirectSession, name: string): void {
    const waiter = [...this.#waiters].find((waiter) => waiter.name === name);
    if (session.gone.aborted) return;
    const lost = new AbortController();
    this.#held.set(name, lost);
    const release = async (): Promise<void> => {
      if (this.#held.get(name) !== lost) return;
      this.#held.delete(name);
      await session.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => this.#drop(session));
    };
    if (waiter) waiter.settle({ lost: lost.signal, release });
    else void release();
  }

  async #open(): Promise<DirectSession> {
    const session = await DirectSession.open(this.#connect, 'locks');
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
      for (const lost of held) lost.abort(new Error('The connection that held the lock is gone'));
    }
    await session.close();
  }
}
