import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { signerOf } from '../../event-sourcing/store/anchors/anchor.ts';
import type { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import { LogAnchors } from '../../event-sourcing/store/anchors/log-anchors.ts';
import { postgresLog } from '../../event-sourcing/store/anchors/postgres-log.ts';
import { newEvent, newEvents } from '../../event-sourcing/store/behaviour/harness.behaviour.ts';
import { PostgresEventStore } from '../../event-sourcing/store/postgres/postgres-event-store.ts';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../platform/database/pools.ts';
import { anchorFileOf } from '../../platform/event-store/anchor-file-of.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { type Ended, willow } from '../../testing/willow.ts';

const MASTER_KEY = randomBytes(32).toString('base64');
const EVERY = 20;
const EVENTS = 100;

let database: TestDatabase;
let pools: Pools;
let owner: pg.Client;
let file: AnchorFile;
let env: Record<string, string>;
const dataDir = mkdtempSync(join(tmpdir(), 'willow-log-'));

beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  file = anchorFileOf(dataDir, database.url);
  env = { DATABASE_AUDIT_URL: database.auditUrl, DATA_DIR: dataDir, MASTER_KEY };
  const store = new PostgresEventStore({ pools });
  const anchors = new LogAnchors({ log: postgresLog(pools.app), file, signer: signerOf(new Secrets(MASTER_KEY).key('log-anchor')) });
  for (let n = 0; n < EVENTS / EVERY; n += 1) {
    await store.append(`order-${n % 2}`, 'any', newEvents(EVERY - 1));
    await store.append('order-0', 'any', [newEvent({ n }, { sealed: Buffer.from(`secret ${n}`) })]);
    await anchors.anchor();
  }
  await store.close();
  // Who owns the tables, and nothing outside the database.
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await pools.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const verify = (args: readonly string[] = [], environment: Record<string, string> = env): Promise<Ended> =>
  willow(['audit', 'verify', ...args], environment);

/** What the owner of the database can do, seen by an auditor, and then taken back. */
async function afterwards(sql: string, look: () => Promise<unknown>): Promise<void> {
  const tables = ['es.event', 'es.anchor'];
  for (const table of tables)
    await owner.query(`ALTER TABLE ${table} DISABLE TRIGGER append_only; CREATE TABLE ${table}_kept AS TABLE ${table}`);
  try {
    await owner.query(sql);
    await look();
  } finally {
    for (const table of tables)
      await owner.query(
        `DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM ${table}_kept; DROP TABLE ${table}_kept; ALTER TABLE ${table} ENABLE ALWAYS TRIGGER append_only`,
      );
  }
}

/** Every hash from a position on worked out anew, by the database's own function. */
const rehashFrom = (position: number): string => `
  DO $$ DECLARE e es.event; before bytea; before_in_stream bytea; none bytea := decode(repeat('00', 32), 'hex'); BEGIN
    FOR e IN SELECT * FROM es.event WHERE position >= ${position} ORDER BY position LOOP
      SELECT hash INTO before FROM es.event WHERE position = e.position - 1;
      SELECT hash INTO before_in_stream FROM es.event WHERE stream = e.stream AND revision = e.revision - 1;
      UPDATE es.event SET hash = es.event_hash(coalesce(before, none), coalesce(before_in_stream, none), e.position, e.stream, e.revision, e.id, e.type,
        e.data::text, e.metadata::text, e.sealed, e.recorded_at) WHERE position = e.position;
    END LOOP;
  END $$;`;
const ALL_FOLLOW = `The log: ${EVENTS} events, each following from the one before; that is all of it.`;

describe('willow audit verify', () => {
  it('finds an untouched log in order, with the master key or with the public key alone', async () => {
    const found = await verify();
    expect(found.text).toBe(
      [
        ALL_FOLLOW,
        `Anchors: 5 lines in ${file.path}, 5 in the database.`,
        `The newest: position 100, signed ${JSON.parse((await file.newest()) ?? '').at}.`,
        'OK: up to position 100 the log is what was signed.',
        '',
      ].join('\n'),
    );
    expect(found.status).toBe(0);
    const publicKey = (await willow(['audit', 'public-key'], { MASTER_KEY })).text.trim();
    const { MASTER_KEY: _, ...keyless } = env;
    expect(await verify(['--public-key', publicKey], keyless)).toMatchObject({ status: 0 });
    await afterwards('SELECT 1', async () => expect(await verify()).toMatchObject({ status: 0 }));
  });

  it('says how much is not anchored yet, which is no fault', async () => {
    await afterwards(`SELECT es.append_one('will-9', -1, gen_random_uuid(), 'Saved', '{}', '{}', NULL, 2)`, async () => {
      const { status, text } = await verify();
      expect([status, text]).toEqual([0, expect.stringContaining('Since then 1 event, not anchored yet: only the chain speaks for them.')]);
    });
  });

  const at = 'WHERE position = 47';
  const upTo40 = 'Up to position 40 it is what was signed';
  it.each([
    [
      'an edit',
      `UPDATE es.event SET data = '{"n":9}' ${at}`,
      'CHANGED at position 47: the event is not the one that its hash was made of',
      upTo40,
    ],
    ['a deletion', `DELETE FROM es.event ${at}`, 'CHANGED at position 47: the event is missing', upTo40],
    [
      'two events swapped',
      `UPDATE es.event SET position = -1 ${at}; UPDATE es.event SET position = 47 WHERE position = 48; UPDATE es.event SET position = 48 WHERE position = -1`,
      'CHANGED at position 47',
      upTo40,
    ],
    [
      'an insertion',
      `UPDATE es.event SET position = -position WHERE position >= 47; UPDATE es.event SET position = 1 - position WHERE position < 0;
       INSERT INTO es.event SELECT 47, 'will-x', 0, gen_random_uuid(), type, data, metadata, sealed, recorded_at, size, hash FROM es.event WHERE position = 46`,
      'CHANGED at position 47',
      upTo40,
    ],
    [
      'an event before the first',
      `INSERT INTO es.event SELECT 0, stream, 999, gen_random_uuid(), type, data, metadata, sealed, recorded_at, size, hash FROM es.event ${at}`,
      'CHANGED at position 1',
      'No anchor before it holds',
    ],
    [
      'a cut tail',
      'DELETE FROM es.event WHERE position > 90',
      'CHANGED at position 91: the event is missing, and the log went to position 100 once',
      'Up to position 80 it is what was signed',
    ],
    [
      'a log that was emptied',
      'TRUNCATE es.event',
      'CHANGED at position 1: the event is missing, and the log went to position 100 once',
      'No anchor before it holds',
    ],
    [
      'history rewritten with recomputed hashes',
      `UPDATE es.event SET data = '{"n":9}' ${at}; ${rehashFrom(47)}`,
      'CHANGED at position 60: the log was rewritten: this is not the hash that was signed',
      upTo40,
    ],
    [
      'history rewritten, and the anchors of the database deleted',
      `UPDATE es.event SET data = '{"n":9}' ${at}; ${rehashFrom(47)} DELETE FROM es.anchor`,
      'CHANGED at position 60: the log was rewritten',
      upTo40,
    ],
    [
      'a tail cut and grown again, and the anchors of the database deleted',
      `DELETE FROM es.event WHERE position > 90; DELETE FROM es.anchor;
       SELECT es.append_one('will-' || n, -1, gen_random_uuid(), 'Saved', '{}', '{}', NULL, 2) FROM generate_series(1, 20) n`,
      'CHANGED at position 100: the log was rewritten',
      'Up to position 80',
    ],
    [
      'a forged anchor',
      `INSERT INTO es.anchor SELECT 50, replace(line, '"position":60', '"position":50') FROM es.anchor WHERE position = 60`,
      'CHANGED: es.anchor, line 3 (position 50) was not signed with this key',
      ALL_FOLLOW,
    ],
  ])('finds %s by the owner of the database', async (_, sql, ...found) => {
    await afterwards(sql, async () => {
      const { status, text } = await verify();
      expect(status).toBe(1);
      for (const words of found) expect(text).toContain(words);
    });
    expect(await verify()).toMatchObject({ status: 0 });
  });

  it('does not mind that the copies in the database are gone: the file is what counts', async () => {
    await afterwards('DELETE FROM es.anchor', async () => {
      const { status, text } = await verify();
      expect([status, text]).toEqual([
        0,
        expect.stringContaining('In the file and not in the database: 5 lines; the file is what counts.'),
      ]);
    });
  });

  it('finds a line taken out of the file, and one that was changed (T-30)', async () => {
    const whole = readFileSync(file.path, 'utf8');
    const lines = whole.split('\n');
    writeFileSync(file.path, lines.toSpliced(2, 1).join('\n'));
    expect(await verify()).toMatchObject({
      status: 1,
      text: expect.stringContaining('line 3 (position 80) names a line before it that is gone'),
    });
    writeFileSync(file.path, whole.replace('"position":40', '"position":41'));
    expect(await verify()).toMatchObject({ status: 1, text: expect.stringContaining('line 2 (position 41) was not signed with this key') });
    writeFileSync(file.path, whole);
    expect(await verify()).toMatchObject({ status: 0 });
  });

  it('ends with 2 when it cannot tell: no key, no file, no anchors, no login, no database, history elsewhere', async () => {
    const { MASTER_KEY: _, ...keyless } = env;
    expect(await verify([], keyless)).toMatchObject({ status: 2, text: expect.stringContaining('without --public-key or MASTER_KEY') });
    renameSync(file.path, `${file.path}.away`);
    expect(await verify()).toMatchObject({
      status: 2,
      text: expect.stringMatching(/CANNOT TELL: .* is not here, and who owns the database/),
    });
    await afterwards('DELETE FROM es.anchor', async () => {
      expect(await verify()).toMatchObject({ status: 2, text: expect.stringContaining('there are no anchors') });
    });
    expect(await verify(['--anchors', `${file.path}.away`])).toMatchObject({ status: 0 });
    const fromHere = { ...env, INIT_CWD: dirname(file.path) };
    expect(await verify(['--anchors', `./${basename(file.path)}.away`], fromHere)).toMatchObject({ status: 0 });
    renameSync(`${file.path}.away`, file.path);
    expect(await verify([], { DATA_DIR: dataDir })).toMatchObject({ status: 2, text: expect.stringContaining('set DATABASE_AUDIT_URL') });
    const nowhere = { ...env, DATABASE_AUDIT_URL: 'postgresql://willow_audit@127.0.0.1:1/willow' };
    expect(await verify(['--anchors', file.path], nowhere)).toMatchObject({ status: 2, text: expect.stringContaining('Cannot tell: ') });
    expect(await verify([], { ...env, EVENTSTORE_URL: 'esdb://x' })).toMatchObject({ status: 2 });
    expect(await verify(['--nonsense'])).toMatchObject({ status: 2 });
  });

  it('finds a change also without any key, as far as the chain shows it', async () => {
    const { MASTER_KEY: _, ...keyless } = env;
    await afterwards(`DELETE FROM es.event ${at}`, async () => {
      expect(await verify([], keyless)).toMatchObject({ status: 1, text: expect.stringContaining('CHANGED at position 47') });
    });
  });
});
