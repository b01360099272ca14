import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import type { TestDatabase } from '../../../testing/postgres.ts';
import { migratedDatabase } from '../../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../../platform/database/pools.ts';
import type { Pools } from '../../postgres/connections.ts';
import { failure, newEvent, newEvents } from '../behaviour/harness.behaviour.ts';
import type { EventToAppend, ExpectedRevision } from '../event-store.ts';
import { prepareAppend } from '../prepared-append.ts';
import { callAppend } from './append-call.ts';
import type { Outcome } from './append-call.ts';
import { verifyChain } from './verify-chain.ts';

type Append = readonly [stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]];

let database: TestDatabase;
let pools: Pools;
let client: pg.PoolClient;

beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  client = await pools.append.connect();
});

afterAll(async () => {
  client.release();
  await pools.close();
  await database.drop();
});

const call = (...appends: readonly Append[]): Promise<readonly Outcome[]> =>
  callAppend(
    client,
    appends.map((append) => prepareAppend(...append)),
  );

const stored = async () =>
  (await pools.app.query<{ stream: string; revision: number; id: string }>('SELECT stream, revision, id FROM es.event ORDER BY position'))
    .rows;

describe('one batch of many appends', () => {
  it('gives each its own outcome, stores the accepted ones in order without a gap, and keeps to the chain', async () => {
    const [first, twice] = [newEvents(3), newEvents(2)];
    expect(await call(['a', 'no-stream', first], ['b', 'any', twice])).toMatchObject([
      { kind: 'appended', revision: 2, position: '3' },
      { kind: 'appended', revision: 1, position: '5' },
    ]);
    const [more, late, fresh] = [newEvents(2), newEvents(2), [newEvent({}, { sealed: Buffer.from('sealed') })]];
    const outcomes = await call(
      ['c', 3, newEvents(2)],
      ['a', 2, more],
      ['d', 'stream-exists', newEvents(1)],
      ['b', 'no-stream', twice],
      ['e', 'any', [newEvent(), first[0]!]],
      ['f', 'no-stream', late],
      ['g', 'no-stream', fresh],
    );
    expect(outcomes).toEqual([
      { kind: 'conflict', actual: null },
      { kind: 'appended', revision: 4, position: '7' },
      { kind: 'conflict', actual: null },
      { kind: 'repeated', revision: 1, position: '5' },
      { kind: 'reused', actual: null },
      { kind: 'appended', revision: 1, position: '9' },
      { kind: 'appended', revision: 0, position: '10' },
    ]);
    const events = (stream: string, from: number, list: readonly EventToAppend[]) =>
      list.map(({ id }, n) => ({ stream, revision: from + n, id }));
    expect(await stored()).toEqual([
      ...events('a', 0, first),
      ...events('b', 0, twice),
      ...events('a', 3, more),
      ...events('f', 0, late),
      ...events('g', 0, fresh),
    ]);
    expect(await verifyChain(pools.app)).toMatchObject({ intact: true, verified: 10 });
  });

  it('stores nothing of a batch that holds one stream or one id twice', async () => {
    const before = await stored();
    const event = newEvent();
    expect(await failure(call(['x', 'any', newEvents(1)], ['x', 'any', newEvents(1)]))).toMatchObject({ code: '23505' });
    expect(await failure(call([randomUUID(), 'any', [event]], [randomUUID(), 'any', [event]]))).toMatchObject({ code: '23505' });
    expect(await stored()).toEqual(before);
  });

  it.each(['es.append_many', 'es.append_one'])('leaves %s to the app role alone, with a search path of its own', async (name) => {
    const { rows } = await pools.app.query(`SELECT prosecdef, proconfig, proacl::text AS acl FROM pg_proc WHERE oid = $1::regproc`, [name]);
    expect(rows[0].prosecdef).toBe(true);
    expect(rows[0].proconfig).toContain('search_path=pg_catalog, pg_temp');
    expect(rows[0].acl).not.toMatch(/[{,]=/);
    expect(rows[0].acl).toContain('willow_app=X');
  });
});

describe('one append alone', () => {
  const texts = { text: 'Zoë “quoted” \\ {a,b} NULL 王 👩‍👩‍👧 \u0000' };

  it('is stored, in the same chain, as it would be in a batch', async () => {
    const { verified } = await verifyChain(pools.app);
    const alone = newEvent(texts, { sealed: Buffer.from([0, 34, 92, 255]) });
    const together = newEvent(texts, { sealed: Buffer.from([0, 34, 92, 255]) });
    expect(await call(['alone', 'no-stream', [alone]])).toMatchObject([{ kind: 'appended', revision: 0 }]);
    await call(['together', 'no-stream', [together]], ['beside', 'no-stream', newEvents(1)]);
    expect(await call(['alone', 0, newEvents(1)])).toMatchObject([{ kind: 'appended', revision: 1 }]);
    const { rows } = await pools.app.query(`SELECT data::text, metadata::text, sealed, type, size FROM es.event WHERE id = ANY ($1)`, [
      [alone.id, together.id],
    ]);
    expect(rows[0].sealed).toEqual(alone.sealed);
    expect(JSON.parse(rows[0].data)).toEqual(texts);
    expect(rows[1]).toEqual(rows[0]);
    expect(await verifyChain(pools.app)).toMatchObject({ intact: true, verified: verified + 4 });
  });

  it('gets the answer that it would get in a batch when its stream stands elsewhere or its id is taken', async () => {
    const [first, second] = newEvents(2);
    await call(['once', 'no-stream', [first!]]);
    await call(['once', 0, [second!]]);
    const before = await stored();
    expect(await call(['once', 'no-stream', [first!]])).toMatchObject([{ kind: 'repeated', revision: 0 }]);
    expect(await call(['once', 0, [second!]])).toMatchObject([{ kind: 'repeated', revision: 1 }]);
    expect(await call(['once', 0, newEvents(1)])).toEqual([{ kind: 'conflict', actual: 1 }]);
    expect(await call(['once', Number.MAX_SAFE_INTEGER, newEvents(1)])).toEqual([{ kind: 'conflict', actual: 1 }]);
    expect(await call(['never', 0, newEvents(1)])).toEqual([{ kind: 'conflict', actual: null }]);
    expect(await call(['other', 'no-stream', [first!]])).toEqual([{ kind: 'reused', actual: null }]);
    expect(await stored()).toEqual(before);
  });
});
