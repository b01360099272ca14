import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ConnectDirect } from './connections.ts';

const HEARTBEAT_MS = 10_000;

/** For what PostgreSQL ties to a session: LISTEN and advisory locks. One query at a time. */
export class DirectSession {
  readonly #client: pg.Client;
  readonly #gone = new AbortController();
  #lastQuery: Promise<unknown> = Promise.resolve();

  private constructor(client: pg.Client) {
    this.#client = client;
    client.once('end', () => this.#gone.abort());
    client.once('error', () => this.#gone.abort());
  }

  static async open(connect: ConnectDirect, name: string, heartbeatMs = HEARTBEAT_MS): Promise<DirectSession> {
    const session = new DirectSession(await connect(name));
    void session.#sendHeartbeats(heartbeatMs);
    return session;
  }

  /** Aborts when the connection is lost, or silent for longer than a heartbeat. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<readonly Row[]> {
    const result = this.#lastQuery.then(() => this.#client.query<Row>(text, values));
    this.#lastQuery = result.catch(() => undefined);
    return (await result).rows;
  }

  async listen(channel: string, onPayload: (payload: string) => void): Promise<void> {
    this.#client.on('notification', (notification) => {
      if (notification.channel === channel) onPayload(notification.payload ?? '');
    });
    await this.query(`LISTEN ${this.#client.escapeIdentifier(channel)}`);
  }

  async close(): Promise<void> {
    this.#gone.abort();
    await this.#client.end().catch(() => undefined);
  }

  async #sendHeartbeats(everyMs: number): Promise<void> {
    while (!this.#gone.signal.aborted) {
      try {
        await sleep(everyMs, undefined, { signal: this.#gone.signal });
        await this.query('SELECT 1');
      } catch {
        await this.close();
      }
    }
  }
}

export const aborted = (...signals: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    const signal = AbortSignal.any([...signals]);
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
