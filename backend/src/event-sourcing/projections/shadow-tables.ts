import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sqlStateOf } from '../postgres/transient-errors.ts';

type ShadowOptions = {
  readonly schema: string;
  readonly role: string;
  readonly tables: readonly string[];
};

const LOCK_ATTEMPTS = 100;
const LOCK_NOT_AVAILABLE = '55P03';
const quote = pg.escapeIdentifier;

/** `client` is the owner's. */
export class ShadowTables {
  readonly schema: string;
  readonly #client: pg.ClientBase;
  readonly #options: ShadowOptions;

  constructor(client: pg.ClientBase, options: ShadowOptions) {
    this.#client = client;
    this.#options = options;
    this.schema = `${options.schema}_next`;
  }

  async create(): Promise<void> {
    const role = quote(this.#options.role);
    // One transaction: of two that make the same schema, or grant on it, at the same moment PostgreSQL would fail one.
    // Locking a table makes the connection hear what others have made meanwhile; an advisory lock does not.
    await this.#client.query(
      `SELECT pg_advisory_xact_lock(hashtextextended('rebuild schema', 0));
       SELECT FROM pg_namespace LIMIT 0;
       CREATE SCHEMA IF NOT EXISTS ${quote(this.schema)}; GRANT USAGE ON SCHEMA ${quote(this.schema)} TO ${role}`,
    );
    for (const table of this.#options.tables) {
      const [live, next] = [this.#live(table), this.#next(table)];
      await assertSwappable(this.#client, live);
      await this.#client.query(`DROP TABLE IF EXISTS ${next}`);
      await this.#client.query(
        `CREATE TABLE ${next} (LIKE ${live} INCLUDING ALL EXCLUDING INDEXES) ${await storageOf(this.#client, live)}`,
      );
      for (const statement of await keysAndIndexes(this.#client, live, next)) await this.#client.query(statement);
      await this.#client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${next} TO ${role}`);
    }
  }

  async swap(): Promise<void> {
    await this.#lockLive();
    for (const table of this.#options.tables) {
      await this.#client.query(`DROP TABLE ${this.#live(table)}`);
      await this.#client.query(`ALTER TABLE ${this.#next(table)} SET SCHEMA ${quote(this.#options.schema)}`);
    }
  }

  async drop(): Promise<void> {
    for (const table of this.#options.tables) await this.#client.query(`DROP TABLE IF EXISTS ${this.#next(table)}`);
  }

  /** Tries for a short time, again and again: new queries queue behind a waiting lock. */
  async #lockLive(attempt = 1): Promise<void> {
    const tables = this.#options.tables.map((table) => this.#live(table)).join(', ');
    await this.#client.query(`SAVEPOINT before_lock; SET LOCAL lock_timeout = '100ms'`);
    try {
      await this.#client.query(`LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
    } catch (error) {
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE || attempt >= LOCK_ATTEMPTS) throw error;
      await this.#client.query('ROLLBACK TO before_lock');
      await sleep(20);
      await this.#lockLive(attempt + 1);
    }
  }

  #live(table: string): string {
    return `${quote(this.#options.schema)}.${quote(table)}`;
  }

  #next(table: string): string {
    return `${quote(this.schema)}.${quote(table)}`;
  }
}

/** What a copy by LIKE would lose, or share with the table that is dropped. */
async function assertSwappable(client: pg.ClientBase, live: string): Promise<void> {
  const { rows } = await client.query<{ obstacle: string }>(
    `SELECT 'foreign key ' || conname AS obstacle FROM pg_constraint WHERE contype = 'f' AND $1::regclass IN (conrelid, confrelid)
     UNION ALL SELECT 'trigger ' || tgname FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal
     UNION ALL SELECT 'sequence default of ' || a.attname FROM pg_attrdef d JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
                WHERE d.adrelid = $1::regclass AND pg_get_expr(d.adbin, d.adrelid) LIKE 'nextval(%'`,
    [live],
  );
  if (rows[0]) throw new Error(`${live} cannot be rebuilt beside itself: ${rows[0].obstacle}`);
}

/** Such as how full its pages are made: LIKE does not copy it. */
async function storageOf(client: pg.ClientBase, live: string): Promise<string> {
  const { rows } = await client.query<{ options: string }>(
    `SELECT string_agg(quote_ident(option_name) || ' = ' || quote_literal(option_value), ', ') AS options
       FROM pg_class c, pg_options_to_table(c.reloptions) WHERE c.oid = $1::regclass HAVING count(*) > 0`,
    [live],
  );
  return rows[0] ? `WITH (${rows[0].options})` : '';
}

async function keysAndIndexes(client: pg.ClientBase, live: string, next: string): Promise<readonly string[]> {
  const keys = await client.query<{ name: string; definition: string }>(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('p', 'u', 'x')`,
    [live],
  );
  const indexes = await client.query<{ definition: string }>(
    `SELECT pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
      WHERE i.indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.conrelid = i.indrelid)`,
    [live],
  );
  return [
    ...keys.rows.map(({ name, definition }) => `ALTER TABLE ${next} ADD CONSTRAINT ${quote(name)} ${definition}`),
    ...indexes.rows.map(({ definition }) => definition.replace(/ ON (ONLY )?\S+ USING /, ` ON ${next} USING `)),
  ];
}
