import { DataSource } from 'typeorm';
import type { TestDatabase } from '../../testing/postgres.ts';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../platform/database/pools.ts';
import type { Pools } from '../postgres/connections.ts';
import { readDbOptions } from '../../platform/database/read-db-options.ts';
import { SessionLocks } from '../postgres/session-locks.ts';
import { Backoff } from '../concurrency/backoff.ts';
import { decodePlain, recordingLog } from '../subscriptions/consumer-fixture.behaviour.ts';
import type { Logged } from '../subscriptions/consumer-fixture.behaviour.ts';
import { PostgresEventStore } from '../store/postgres/postgres-event-store.ts';
import { ProgressAnnouncer } from './progress-announcer.ts';
import { ProjectionProgress } from './projection-progress.ts';
import { ProjectionRunner } from './projection-runner.ts';
import type { ProjectionRunnerOptions } from './projection-runner.ts';
import { TALLY_TABLE, tally, tallyTable } from './tally.behaviour.ts';
import type { TallyRow } from './tally.behaviour.ts';

export class ProjectionWorld {
  readonly database: TestDatabase;
  readonly pools: Pools;
  readonly store: PostgresEventStore;
  readonly db: DataSource;
  readonly lines: Logged[] = [];
  readonly #closing: (() => Promise<unknown>)[] = [];

  private constructor(database: TestDatabase, pools: Pools, db: DataSource) {
    this.database = database;
    this.pools = pools;
    this.db = db;
    this.store = new PostgresEventStore({ pools });
  }

  static async create(): Promise<ProjectionWorld> {
    const database = await migratedDatabase(TALLY_TABLE);
    const db = new DataSource(readDbOptions({ databaseUrl: database.url, entities: [tallyTable] }));
    return new ProjectionWorld(database, openPools({ databaseUrl: database.url, timeoutFactor: 10 }), await db.initialize());
  }

  locks(): SessionLocks {
    const locks = new SessionLocks({ connect: this.pools.connectDirect });
    this.#closing.push(() => locks.close());
    return locks;
  }

  runner(changes: Partial<ProjectionRunnerOptions> = {}): ProjectionRunner {
    const log = recordingLog();
    const runner = new ProjectionRunner({
      projection: tally,
      store: this.store,
      decode: decodePlain,
      db: this.db,
      locks: changes.locks ?? this.locks(),
      log: { info: log.info, warn: (...line) => this.#note('warn', ...line), error: (...line) => this.#note('error', ...line) },
      backoff: new Backoff({ firstMs: 20, longestMs: 200 }),
      announcer: new ProgressAnnouncer(this.pools.app),
      ...changes,
    });
    this.#closing.push(() => runner.stop());
    return runner;
  }

  async progress(options: { readonly pollMs?: number } = {}): Promise<ProjectionProgress> {
    const log = { warn: (details: object, message: string) => this.#note('warn', details, message) };
    const progress = new ProjectionProgress({ store: this.store, pools: this.pools, log, ...options });
    progress.start();
    this.#closing.push(() => progress.stop());
    return progress;
  }

  async settled(name = tally.name): Promise<void> {
    const progress = await this.progress();
    await progress.waitFor(name, await this.store.head(), 120_000);
    await progress.stop();
  }

  rows(): Promise<TallyRow[]> {
    return this.db.getRepository(tallyTable).find({ order: { stream: 'ASC' } });
  }

  async admin<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const admin = await new DataSource({ type: 'postgres', url: this.database.adminUrl, installExtensions: false }).initialize();
    try {
      return await admin.query<Row[]>(sql, [...values]);
    } finally {
      await admin.destroy();
    }
  }

  async terminate(applicationName: string): Promise<number> {
    const rows = await this.admin(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE $1 AND datname = $2',
      [applicationName, this.database.name],
    );
    return rows.length;
  }

  async expected(leftOut: readonly string[] = []): Promise<TallyRow[]> {
    const rows = new Map<string, TallyRow>();
    for await (const { stream, revision, type, id, data } of this.store.readAll('start')) {
      if (type !== 'Counted' || leftOut.includes(id)) continue;
      const row = rows.get(stream);
      const n = Number(data['n'] ?? 0);
      const revisions = row ? `${row.revisions},${revision}` : String(revision);
      rows.set(stream, { stream, facts: (row?.facts ?? 0) + 1, sum: (row?.sum ?? 0) + n, revisions });
    }
    return [...rows.values()].toSorted((a, b) => (a.stream < b.stream ? -1 : 1));
  }

  async close(): Promise<void> {
    for (const close of this.#closing.splice(0).toReversed()) await close();
    await this.store.close();
    await this.db.destroy();
    await this.pools.close();
    await this.database.drop();
  }

  #note(level: 'warn' | 'error', details: object, message: string): void {
    this.lines.push({ level, details, message });
  }
}
