import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { decodedBatches } from '../subscriptions/decoded-batches.ts';
import { BEGINNING, Checkpoint, type Run } from '../subscriptions/checkpoint.ts';
import { skippedIds } from '../subscriptions/parked.ts';
import type { Place, Position } from '../store/event-store.ts';
import { assertSchemaFree } from './assert-schema-free.ts';
import { compareTables, type TableComparison } from './compare-tables.ts';
import { lockRebuild, type RebuildOptions } from './rebuild-projection.ts';
import { ProjectionWriter, subscriptionOf, versionOf } from './projection-writer.ts';
import { ShadowTables } from './shadow-tables.ts';

/** `parked`: facts that the live tables wait for, which explains rows that they lack. */
export type Replayed = {
  readonly processed: number;
  readonly position: Position;
  readonly parked: number;
  readonly tables: readonly TableComparison[];
};

const PAUSE_MS = 200;
/** How often the live tables may be found elsewhere: they move on while others write. */
const ATTEMPTS = 100;

/**
 * Processes all events again into tables beside the live ones, compares both row by row at the same position, and throws the new ones away.
 * Nothing live is changed; its runner waits while the rows are compared.
 */
export async function replayProjection(options: RebuildOptions): Promise<Replayed> {
  const { database, projection } = options;
  return database.withOwner(async (owner) => {
    await lockRebuild(owner, projection.name);
    const shadow = new ShadowTables(owner, { schema: database.schema, role: database.role, tables: projection.tables });
    await shadow.create();
    let db: DataSource | undefined;
    try {
      db = await database.open(shadow.schema);
      assertSchemaFree(db);
      return await new Replay(options, owner, shadow, db).run();
    } finally {
      await db?.destroy();
      // What went wrong before matters more than what goes wrong here.
      await owner.query('ROLLBACK').catch(() => undefined);
      await shadow.drop().catch(() => undefined);
      await forget(owner, projection.name).catch(() => undefined);
    }
  });
}

const forget = (owner: pg.ClientBase, name: string): Promise<unknown> =>
  owner.query(`DELETE FROM subscription.checkpoint WHERE subscription = $1 AND build = 'next'`, [subscriptionOf(name)]);

class Replay {
  readonly #options: RebuildOptions;
  readonly #owner: pg.ClientBase;
  readonly #shadow: ShadowTables;
  readonly #writer: ProjectionWriter;
  readonly #live: Checkpoint;
  readonly #run: Run;
  #place: Place = BEGINNING;
  #processed = 0;

  constructor(options: RebuildOptions, owner: pg.ClientBase, shadow: ShadowTables, db: DataSource) {
    this.#options = options;
    this.#owner = owner;
    this.#shadow = shadow;
    this.#writer = new ProjectionWriter({ projection: options.projection, db, build: 'next', poison: 'stop' });
    this.#live = new Checkpoint(subscriptionOf(options.projection.name));
    this.#run = async <Row>(sql: string, values: readonly unknown[]) => (await owner.query(sql, [...values])).rows as Row[];
  }

  async run(): Promise<Replayed> {
    const { projection, store, decode, signal = new AbortController().signal } = this.#options;
    const { types } = projection;
    await forget(this.#owner, projection.name);
    await this.#writer.checkpoint.ensure(this.#run, { version: versionOf(projection), ...BEGINNING });
    const skipped = await skippedIds(this.#run, this.#live.subscription);
    const subscribe = (until: AbortSignal) => store.subscribe('start', { filter: { types }, signal: until });
    for await (const batch of decodedBatches(subscribe, { decode, signal })) {
      const { position, mark, events } = batch;
      if (position !== this.#place.position) {
        const wanted = events.filter(({ event }) => !skipped.has(event.id));
        await this.#writer.process(this.#place.position, { position, mark }, wanted);
        this.#place = { position, mark };
        this.#processed += wanted.length;
      }
      const compared = batch.caughtUp ? await this.#compared() : null;
      if (compared) return compared;
    }
    throw new Error(`The replay of ${projection.name} was stopped`);
  }

  /** Null while the live tables are further: what they have read comes with the next batch. */
  async #compared(): Promise<Replayed | null> {
    const { store, database, projection } = this.#options;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      await this.#owner.query(`BEGIN; SET LOCAL lock_timeout = '5s'`);
      const live = await this.#live.read(this.#run, { lock: true });
      const ahead = live ? store.compare(live.position, this.#place.position) : -1;
      if (ahead === 0) {
        const tables = await compareTables(this.#run, { live: database.schema, next: this.#shadow.schema, tables: projection.tables });
        const parked = await this.#parked();
        await this.#owner.query('ROLLBACK');
        return { processed: this.#processed, position: this.#place.position, parked, tables };
      }
      await this.#owner.query('ROLLBACK');
      if (ahead > 0) return null;
      await sleep(PAUSE_MS);
    }
    throw new Error(`The read model ${projection.name} does not get as far as the log: see its subscription`);
  }

  async #parked(): Promise<number> {
    const [row] = await this.#run<{ readonly parked: number }>(
      'SELECT count(*)::int AS parked FROM subscription.parked WHERE subscription = $1 AND resolved_at IS NULL',
      [this.#live.subscription],
    );
    return row?.parked ?? 0;
  }
}
