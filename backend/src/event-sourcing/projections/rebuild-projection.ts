import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { BEGINNING, Checkpoint } from '../subscriptions/checkpoint.ts';
import type { Run } from '../subscriptions/checkpoint.ts';
import type { ConsumerLog } from '../subscriptions/consumer.ts';
import { compareWithLog } from '../subscriptions/compare-with-log.ts';
import { decodedBatches } from '../subscriptions/decoded-batches.ts';
import type { DecodedBatch } from '../subscriptions/decoded-batches.ts';
import { resolveParked, skippedIds } from '../subscriptions/parked.ts';
import type { EventStore, Place, Position } from '../store/event-store.ts';
import type { DecodeEvent } from '../codec/recorded-fact.ts';
import { assertSchemaFree } from './assert-schema-free.ts';
import { PROGRESS_CHANNEL, toMessages } from './progress-channel.ts';
import { subscriptionOf, ProjectionWriter, versionOf } from './projection-writer.ts';
import type { Projection } from './projection.ts';
import { ShadowTables } from './shadow-tables.ts';

export type ReadModelDatabase = {
  readonly schema: string;
  /** Writes the rows; another role owns the tables. */
  readonly role: string;
  withOwner<T>(work: (owner: pg.ClientBase) => Promise<T>): Promise<T>;
  open(schema: string): Promise<DataSource>;
};

export type RebuildOptions = {
  readonly projection: Projection;
  readonly store: EventStore;
  readonly decode: DecodeEvent;
  readonly database: ReadModelDatabase;
  readonly log: ConsumerLog;
  readonly signal?: AbortSignal;
};

export type Rebuilt = { readonly processed: number; readonly position: Position; readonly swapMs: number };

/**
 * Processes all events again into tables beside the live ones, and swaps them in one transaction when it has caught up. Reads go on all
 * the while. A fact that cannot be processed ends the rebuild and changes nothing; skipped facts stay skipped, parked ones are processed.
 */
export async function rebuildProjection(options: RebuildOptions): Promise<Rebuilt> {
  const { database, projection } = options;
  return database.withOwner(async (owner) => {
    await lockRebuild(owner, projection.name);
    const shadow = new ShadowTables(owner, { schema: database.schema, role: database.role, tables: projection.tables });
    await shadow.create();
    let db: DataSource | undefined;
    try {
      db = await database.open(shadow.schema);
      assertSchemaFree(db);
      return await new Rebuild(options, owner, shadow, db).run();
    } finally {
      await db?.destroy();
      // What went wrong before matters more than what goes wrong here.
      await owner.query('ROLLBACK').catch(() => undefined);
      await shadow.drop().catch(() => undefined);
    }
  });
}

/** Nobody else builds this one beside the live one. */
export async function lockRebuild(owner: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await owner.query<{ free: boolean }>('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS free', [
    `rebuild/${name}`,
  ]);
  if (!rows[0]!.free) throw new Error(`The projection ${name} is being rebuilt already`);
}

class Rebuild {
  readonly #options: RebuildOptions;
  readonly #owner: pg.ClientBase;
  readonly #shadow: ShadowTables;
  readonly #writer: ProjectionWriter;
  readonly #live: Checkpoint;
  readonly #run: Run;
  #place: Place = BEGINNING;
  #processed = 0;
  #hasGoneBack = false;

  constructor(options: RebuildOptions, owner: pg.ClientBase, shadow: ShadowTables, db: DataSource) {
    this.#options = options;
    this.#owner = owner;
    this.#shadow = shadow;
    this.#writer = new ProjectionWriter({ projection: options.projection, db, build: 'next', poison: 'stop' });
    this.#live = new Checkpoint(subscriptionOf(options.projection.name));
    this.#run = async <Row>(sql: string, values: readonly unknown[]) => (await owner.query(sql, [...values])).rows as Row[];
  }

  async run(): Promise<Rebuilt> {
    const { projection, store, decode, signal = new AbortController().signal } = this.#options;
    const { types } = projection;
    await this.#begin();
    const skipped = await skippedIds(this.#run, this.#live.subscription);
    const subscribe = (signal: AbortSignal) => store.subscribe('start', { filter: { types }, signal });
    let target: Position | null = null;
    let swapBegan = 0;
    for await (const batch of decodedBatches(subscribe, { decode, signal })) {
      await this.#process(batch, skipped);
      if (target === null && batch.caughtUp) {
        swapBegan = performance.now();
        target = await this.#freezeLive();
      }
      if (target !== null && store.compare(this.#place.position, target) >= 0) return this.#swap(swapBegan);
    }
    throw new Error(`The rebuild of ${projection.name} was stopped`);
  }

  async #begin(): Promise<void> {
    const version = versionOf(this.#options.projection);
    await this.#run(`DELETE FROM subscription.checkpoint WHERE subscription = $1 AND build = 'next'`, [this.#live.subscription]);
    await this.#writer.checkpoint.ensure(this.#run, { version, ...BEGINNING });
    await this.#live.ensure(this.#run, { version, ...BEGINNING });
    this.#options.log.info({ projection: this.#options.projection.name, version }, 'Rebuild began');
  }

  async #process({ position, mark, events }: DecodedBatch, skipped: ReadonlySet<string>): Promise<void> {
    if (position === this.#place.position) return;
    const wanted = events.filter(({ event }) => !skipped.has(event.id));
    const to = { position, mark };
    await this.#writer.process(this.#place.position, to, wanted);
    this.#place = to;
    this.#processed += wanted.length;
  }

  /**
   * The live runner needs this row for its next step, so it stands still until the swap commits. The position to reach before: any will do when
   * the live tables were built from a log that is not there any more.
   */
  async #freezeLive(): Promise<Position> {
    await this.#owner.query(`BEGIN; SET LOCAL lock_timeout = '5s'`);
    const live = (await this.#live.read(this.#run, { lock: true }))!;
    const { fits } = await compareWithLog(this.#options.store, live);
    this.#hasGoneBack = !fits;
    return fits ? live.position : 'start';
  }

  async #swap(began: number): Promise<Rebuilt> {
    const { projection, log } = this.#options;
    await this.#shadow.swap();
    await this.#run(
      `UPDATE subscription.checkpoint SET position = $2, mark = $4, version = $3, moved_at = clock_timestamp() WHERE subscription = $1 AND build = 'live'`,
      [this.#live.subscription, this.#place.position, versionOf(projection), this.#place.mark],
    );
    await this.#run(`DELETE FROM subscription.checkpoint WHERE subscription = $1 AND build = 'next'`, [this.#live.subscription]);
    await resolveParked(this.#run, this.#live.subscription, null, { how: 'rebuilt' });
    if (this.#hasGoneBack) await this.#announce('start');
    await this.#announce(this.#place.position);
    await this.#owner.query('COMMIT');
    const rebuilt = { processed: this.#processed, position: this.#place.position, swapMs: performance.now() - began };
    log.info({ projection: projection.name, ...rebuilt }, 'Rebuild swapped in');
    return rebuilt;
  }

  async #announce(position: Position): Promise<void> {
    const { subscription } = this.#live;
    for (const message of toMessages(new Map([[subscription, position]]), new Set([subscription])))
      await this.#run('SELECT pg_notify($1, $2)', [PROGRESS_CHANNEL, message]);
  }
}
