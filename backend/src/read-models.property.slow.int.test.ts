import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { allFacts } from './facts.ts';
import type { Fact } from './event-sourcing/core/fact.ts';
import { migratedDatabase } from './platform/database/migrated-database.behaviour.ts';
import { openPools } from './platform/database/pools.ts';
import type { Pools } from './event-sourcing/postgres/connections.ts';
import { readModelDatabase } from './platform/database/read-model-database.ts';
import { readDbOptions } from './platform/database/read-db-options.ts';
import { SessionLocks } from './event-sourcing/postgres/session-locks.ts';
import { eventually } from './event-sourcing/store/behaviour/harness.behaviour.ts';
import { recordingLog } from './event-sourcing/subscriptions/consumer-fixture.behaviour.ts';
import { PostgresEventStore } from './event-sourcing/store/postgres/postgres-event-store.ts';
import { FactCodec } from './event-sourcing/codec/fact-codec.ts';
import { openKeyVault } from './platform/keys/open-key-vault.ts';
import { ProgressAnnouncer } from './event-sourcing/projections/progress-announcer.ts';
import type { Projection } from './event-sourcing/projections/projection.ts';
import { ProjectionRunner } from './event-sourcing/projections/projection-runner.ts';
import { rebuildProjection } from './event-sourcing/projections/rebuild-projection.ts';
import { SharedCommit } from './event-sourcing/projections/shared-commit.ts';
import { allEntities, allProjections } from './read-models.ts';
import type { TestDatabase } from './testing/postgres.ts';

/** How many histories each projection is tried with. All share one log, and each rebuild reads it from its start: twice as many take four times as long. */
const HISTORIES = Number(process.env['WILLOW_HISTORIES'] ?? 12);

type Stored = Pick<Fact, 'data' | 'personal'>;

/** One sample of every fact that was ever stored, with the module that stores it. */
const MODULES = join(import.meta.dirname, 'modules');
const samples = new Map<string, Stored & { readonly module: string }>();
for (const module of readdirSync(MODULES)) {
  const folder = join(MODULES, module, 'domain', 'history');
  for (const file of existsSync(folder) ? readdirSync(folder).toSorted() : [])
    samples.set(file.split('.')[0]!, { ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Stored), module });
}
const categories: Readonly<Record<string, string>> = {
  customers: 'customer',
  orders: 'order',
  discounts: 'discount',
  wills: 'will',
  partners: 'partner',
};
const streamOf = (type: string, n: number): string => `${categories[samples.get(type)!.module] ?? 'other'}-${n}`;

function accepts(schema: { parse(value: unknown): unknown }, value: unknown): boolean {
  try {
    return schema.parse(value) !== undefined;
  } catch {
    return false;
  }
}

/** What a value becomes at a turn. Ids name few things, so that facts meet. */
function turned(value: unknown, turn: number): unknown {
  if (typeof value === 'boolean') return turn % 2 === 0;
  if (typeof value === 'number') return value + (turn % 5);
  return typeof value === 'string' && /^[A-Za-z0-9-]{2,40}$/.test(value) ? `${value.slice(0, -1)}${turn % 3}` : value;
}

/** The sample with some of its values changed, each as far as the fact's own schema lets it be. */
function varied(type: string, turns: readonly number[]): Fact {
  const sample = samples.get(type)!;
  const { data: schema } = allFacts.find((definition) => definition.type === type)!;
  const data = structuredClone(sample.data);
  let turn = 0;
  const vary = (holder: Record<string, unknown>): void => {
    for (const [key, value] of Object.entries(holder)) {
      if (value !== null && typeof value === 'object') vary(value as Record<string, unknown>);
      else {
        holder[key] = turned(value, turns[turn++ % turns.length]!);
        if (!accepts(schema, data)) holder[key] = value;
      }
    }
  };
  vary(data as Record<string, unknown>);
  return { type, data: schema.parse(data) as object, personal: turns[0]! % 7 === 0 ? null : sample.personal };
}

let database: TestDatabase;
let pools: Pools;
let store: PostgresEventStore;
let codec: FactCodec;
let db: DataSource;
beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  store = new PostgresEventStore({ pools });
  codec = new FactCodec(allFacts, openKeyVault(pools.app, { MASTER_KEY: randomBytes(32).toString('base64'), DATA_DIR: tmpdir() }), {
    strict: true,
  });
  db = await new DataSource(readDbOptions({ databaseUrl: database.url, entities: allEntities })).initialize();
});
afterAll(async () => {
  await store?.close();
  await db?.destroy();
  await pools?.close();
  await database?.drop();
});

const revisions = new Map<string, number>();
const context = { actor: 'system:test', correlationId: randomUUID(), causationId: randomUUID(), now: new Date() } as const;
async function record(stream: string, fact: Fact): Promise<void> {
  const revision = (revisions.get(stream) ?? -1) + 1;
  const sealedAway = fact.personal === null && allFacts.find(({ type }) => type === fact.type)!.personal !== null;
  const event = await codec.toEvent(stream, revision, sealedAway ? { ...fact, personal: samples.get(fact.type)!.personal } : fact, context);
  // A personal part that erasure took away reads as one that was never there.
  await store.append(stream, 'any', [sealedAway ? { ...event, sealed: null } : event]);
  revisions.set(stream, revision);
}

async function hashOf({ tables }: Projection): Promise<string> {
  const hash = createHash('sha256');
  for (const table of tables) {
    const rows = await db.query<{ row: string }[]>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`);
    for (const { row } of rows) hash.update(`${table} ${row}\n`);
  }
  return hash.digest('hex');
}

const step = (types: readonly string[]) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constantFrom(...types),
        stream: fc.nat(4),
        turns: fc.array(fc.nat(50), { minLength: 1, maxLength: 6 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant('restart' as const) },
    { weight: 1, arbitrary: fc.constant('rebuild' as const) },
  );

describe.each(allProjections.map((projection) => [projection.name, projection] as const))('%s', (_name, projection) => {
  const locks = (): SessionLocks => new SessionLocks({ connect: pools.connectDirect, retryMs: 5 });
  const started = (events: number) => {
    const own = locks();
    const runner = new ProjectionRunner({
      projection,
      store,
      decode: (event) => codec.toFact(event),
      db,
      locks: own,
      log: recordingLog(),
      limits: { events, bytes: 1e6 },
      announcer: new ProgressAnnouncer(pools.app),
      ...(events % 2 === 0 ? { shared: new SharedCommit(db) } : {}),
    });
    runner.start();
    return {
      settled: async () => {
        const head = await store.head();
        await eventually('it is at the end', () => runner.status().position === head);
      },
      stop: async () => {
        await runner.stop();
        await own.close();
      },
    };
  };
  const rebuild = () =>
    rebuildProjection({
      projection,
      store,
      decode: (event) => codec.toFact(event),
      database: readModelDatabase({ databaseUrl: database.url, ownerUrl: database.ownerUrl, entities: allEntities }),
      log: recordingLog(),
    });

  it('grown fact by fact equals built again, whatever the history, the batches, the restarts and the rebuilds between', async () => {
    const others = [...samples.keys()].filter(
      (type) => allFacts.some((definition) => definition.type === type) && !projection.types.includes(type),
    );
    const types = [...projection.types, ...projection.types, others[0]!];
    // So that there is something that a history can change.
    for (const type of projection.types) await record(streamOf(type, 0), varied(type, [1]));
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step(types), { minLength: 5, maxLength: 40 }), fc.integer({ min: 1, max: 9 }), async (steps, limit) => {
        let runner = started(limit);
        for (const each of steps) {
          if (each === 'rebuild') await rebuild();
          else if (each === 'restart') {
            await runner.stop();
            runner = started(limit + 1);
          } else await record(streamOf(each.type, each.stream), varied(each.type, each.turns));
        }
        await runner.settled();
        await runner.stop();
        const grown = await hashOf(projection);
        seen.add(grown);
        await rebuild();
        expect(await hashOf(projection)).toBe(grown);
      }),
      { numRuns: HISTORIES, endOnFailure: true },
    );
    // Histories that leave no trace would prove nothing. Four of five leave one of their own: fewer than this happens once in 10^14 runs.
    expect(seen.size).toBeGreaterThanOrEqual(Math.min(HISTORIES, 30) / 6);
    const parked = await db.query<unknown[]>(`SELECT type, error FROM subscription.parked WHERE resolved_at IS NULL`);
    expect(parked).toEqual([]);
  }, 300_000);
});
