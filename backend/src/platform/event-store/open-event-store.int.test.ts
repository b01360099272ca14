import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { EventStoreStandIn } from '../../../../ops/testing/eventstore/index.ts';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { openPools } from '../../platform/database/pools.ts';
import { Logger } from '../../platform/logging/logger.ts';
import { newEvent } from '../../event-sourcing/store/behaviour/harness.behaviour.ts';
import { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { assertOneStore, TwoEventStores } from './assert-one-store.ts';
import { openEventStore } from './open-event-store.ts';
import { PostgresEventStore } from '../../event-sourcing/store/postgres/postgres-event-store.ts';

let database: Awaited<ReturnType<typeof migratedDatabase>>;
let pools: Pools;
let standIn: EventStoreStandIn;
let admin: pg.Pool;

beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
  standIn = await EventStoreStandIn.start();
});
afterAll(async () => {
  await standIn.close();
  await admin.end();
  await pools.close();
  await database.drop();
});

const logger = (): Logger => new Logger('silent', 'test');

describe('openEventStore', () => {
  it('opens EventStoreDB when a URL is set, else the log in PostgreSQL', async () => {
    const [own, other] = [undefined, standIn.url].map((url) => openEventStore({ url, pools, logger: logger(), env: {} }));
    expect(own).toBeInstanceOf(PostgresEventStore);
    expect(other).toBeInstanceOf(EventStoreDbEventStore);
    await other!.ping();
    await Promise.all([own!.close(), other!.close()]);
  });

  it.each([
    ['esdb:*', 1],
    ['*', 1],
    ['other,esdb:connection', 1],
    ['express', 0],
    [undefined, 0],
  ])('warns of DEBUG=%s %d times: the client would print passwords', async (DEBUG, times) => {
    const silent = logger();
    const warn = jest.spyOn(silent, 'warn');
    await openEventStore({ url: standIn.url, pools, logger: silent, env: { DEBUG } }).close();
    expect(warn).toHaveBeenCalledTimes(times);
  });

  it('logs where the events are stored, without the login', async () => {
    const silent = logger();
    const info = jest.spyOn(silent, 'info');
    await openEventStore({ url: standIn.url.replace('://', '://admin:secret@'), pools, logger: silent, env: {} }).close();
    expect(info.mock.calls).toEqual([['events are stored in EventStoreDB', { at: `esdb://***@127.0.0.1:${standIn.port}` }]]);
  });

  it('does not start on a URL that it cannot read', () => {
    expect(() => openEventStore({ url: 'esdb://u:secret@host?nonsense=1', pools, logger: logger(), env: {} })).toThrow(
      /not known: nonsense/,
    );
  });
});

describe('assertOneStore', () => {
  it('accepts either store for an empty database', async () => {
    await assertOneStore(pools.app, 'postgres');
    await assertOneStore(pools.app, 'eventstoredb');
  });

  it('refuses the log in PostgreSQL for read models that were built from EventStoreDB', async () => {
    await admin.query(`INSERT INTO subscription.checkpoint (subscription, version, position) VALUES ('f', 1, '12/12')`);
    await expect(assertOneStore(pools.app, 'postgres')).rejects.toThrow(TwoEventStores);
    await assertOneStore(pools.app, 'eventstoredb');
    await admin.query('DELETE FROM subscription.checkpoint');
  });

  it('refuses EventStoreDB for a database that has facts of its own', async () => {
    const store = openEventStore({ url: undefined, pools, logger: logger(), env: {} });
    await store.append('own-1', 'no-stream', [newEvent()]);
    await expect(assertOneStore(pools.app, 'eventstoredb')).rejects.toThrow(/in its own log/);
    await assertOneStore(pools.app, 'postgres');
    await store.close();
  });

  it('takes EventStoreDB for such a database after a whole and proven copy alone, and the log in PostgreSQL no more', async () => {
    const other = openEventStore({ url: standIn.url, pools, logger: logger(), env: {} });
    const event = newEvent();
    await other.append('moved-1', 'no-stream', [event]);
    const place = await other.head();
    await admin.query(`INSERT INTO es.move (step, store) VALUES ('begun', 'eventstoredb')`);
    await expect(assertOneStore(pools.app, 'eventstoredb', other)).rejects.toThrow(
      /A copy of them to EventStoreDB was begun on .* and is not finished and proven\. Finish it: npm run willow -- history copy/,
    );
    await assertOneStore(pools.app, 'postgres');
    await admin.query(`INSERT INTO es.move (step, store, mark) VALUES ('done', 'eventstoredb', '${place} ${event.id}')`);
    await assertOneStore(pools.app, 'eventstoredb', other);
    await expect(assertOneStore(pools.app, 'postgres')).rejects.toThrow(/the history of this database is in EventStoreDB/);
    const empty = await EventStoreStandIn.start();
    const wrong = openEventStore({ url: empty.url, pools, logger: logger(), env: {} });
    await expect(assertOneStore(pools.app, 'eventstoredb', wrong)).rejects.toThrow(/names a server that does not have the history/);
    await Promise.all([other.close(), wrong.close(), empty.close()]);
  });

  it('refuses both while the history is copied', async () => {
    const copying = await admin.connect();
    await copying.query(`SELECT pg_advisory_lock(hashtextextended('es.move', 0))`);
    for (const store of ['postgres', 'eventstoredb'] as const)
      await expect(assertOneStore(pools.app, store)).rejects.toThrow(/is being copied or restored at the moment/);
    copying.release(true);
  });
});
