import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ConnectDirect } from './connections.ts';

const HEARTBEAT_MS = 10_000;

/** A connection that is kept for what the server ties to a session: LISTEN and advisory locks. Asks one thing at a time. */
export class DirectSession {
  readonly #client: pg.Client;
  readonly #gone = new AbortController();
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(client: pg.Client) {
    this.#client = client;
    client.once('end', () => this.#gone.abort());
    client.once('error', () => this.#gone.abort());
  }

  static async open(connect: ConnectDirect, name: string, heartbeatMs = HEARTBEAT_MS): Promise<DirectSession> {
    const session = new DirectSession(await connect(name));
    void session.#beat(heartbeatMs);
    return session;
  }

  /** Aborts when the connection is gone; a peer that went silent counts as gone after a heartbeat without an answer. */
  get gone(): AbortSignal {
    return this.#gone.signal;
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<readonly Row[]> {
    const answer = this.#turn.then(() => this.#client.query<Row>(text, values));
    this.#turn = answer.catch(() => undefined);
    return (await answer).rows;
  }

  /** Hears what is notified on a channel. */
  async listen(channel: string, heard: (payload: string) => void): Promise<void> {
    this.#client.on('notification', (notification) => {
      if (notification.channel === channel) heard(notification.payload ?? '');
    });
    await this.query(`LISTEN ${this.#client.escapeIdentifier(channel)}`);
  }

  async close(): Promise<void> {
    this.#gone.abort();
    await this.#client.end().catch(() => undefined);
  }

  async #beat(everyMs: number): Promise<void> {
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

/** Settles when one of the signals aborts. */
export const aborted = (...signals: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    const signal = AbortSignal.any([...signals]);
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
