import type pg from 'pg';
import { withTimeout } from '../../event-sourcing/concurrency/with-timeout.ts';
import { sqlStateOf } from '../../event-sourcing/postgres/transient-errors.ts';
import { causeOf } from '../process/start-error.ts';
import type { ConnectDirect } from '../../event-sourcing/postgres/connections.ts';

type WriteCheckOptions = { readonly connect: ConnectDirect; readonly timeoutFactor?: number; readonly monotonic?: () => number };

const EVERY_MS = 5_000;
const TIMEOUT_MS = 2_000;

/**
 * One row, so that what is written ahead is flushed, and then as much as needs new pages on disk: a row that is written again and again fits
 * into the old ones also when the disk is full. A temporary table is cut back by each commit.
 */
const PREPARE = 'CREATE TEMP TABLE willow_write_check (filler text) ON COMMIT DELETE ROWS';
const WRITE = 'UPDATE health.write_check SET written_at = clock_timestamp()';
const FILL = `INSERT INTO pg_temp.willow_write_check SELECT repeat('x', 1000) FROM generate_series(1, 64)`;

const WORDS: Readonly<Record<string, string>> = {
  '53100': 'its disk is full. Free some space, or give it a larger disk; nothing that was saved is lost',
  '25006': 'it is read-only: a copy, or somebody has set default_transaction_read_only',
  '42501': 'this login may not write any more',
  '42P01': 'a table is missing: run the command "migrate"',
  '3F000': 'a table is missing: run the command "migrate"',
};

/** Whether PostgreSQL takes writes. Asked often, it tries once in five seconds, over a connection of its own. */
export class WriteCheck {
  readonly #options: Required<WriteCheckOptions>;
  #client: pg.Client | null = null;
  #problem: Promise<string | null> = Promise.resolve(null);
  #triedAt = -Infinity;
  #trying: Promise<string | null> | null = null;

  constructor(options: WriteCheckOptions) {
    this.#options = { timeoutFactor: 1, monotonic: () => performance.now(), ...options };
  }

  /** What keeps it from taking writes, for whoever can mend it; null when it takes them. Never fails. */
  problem(): Promise<string | null> {
    const { monotonic, timeoutFactor } = this.#options;
    if (monotonic() - this.#triedAt < EVERY_MS) return this.#problem;
    this.#triedAt = monotonic();
    // One that hangs is waited for, not repeated.
    this.#trying ??= this.#try().finally(() => (this.#trying = null));
    this.#problem = withTimeout(this.#trying, TIMEOUT_MS * timeoutFactor, () => told('a write is not done in time'));
    return this.#problem;
  }

  async close(): Promise<void> {
    // What hangs ends with its connection.
    await this.#forget();
    await this.#trying;
    await this.#forget();
  }

  async #try(): Promise<string | null> {
    const isKept = this.#client !== null;
    try {
      const client = (this.#client ??= await this.#connected());
      await client.query('BEGIN');
      await client.query(WRITE);
      await client.query(FILL);
      await client.query('COMMIT');
      return null;
    } catch (error) {
      await this.#forget();
      // The connection may be what failed: a server that was started again ends all of them.
      if (isKept) return this.#try();
      return told(WORDS[sqlStateOf(error) ?? ''] ?? causeOf(error).problem);
    }
  }

  async #connected(): Promise<pg.Client> {
    const client = await this.#options.connect('write check');
    try {
      await client.query(PREPARE);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async #forget(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }
}

const told = (why: string): string => `PostgreSQL takes no writes: ${why}`;
