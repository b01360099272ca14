import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { migratedDatabase } from '../../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../../platform/database/pools.ts';
import { withClient } from '../../../platform/database/with-client.ts';
import type { TestDatabase } from '../../../testing/postgres.ts';
import type { Pools } from '../../postgres/connections.ts';
import { eventually, newEvents } from '../behaviour/harness.behaviour.ts';
import { PostgresEventStore } from '../postgres/postgres-event-store.ts';
import { signerOf } from './anchor.ts';
import { AnchorFile } from './anchor-file.ts';
import { LogAnchors, LogContradictsAnchor } from './log-anchors.ts';
import { postgresLog } from './postgres-log.ts';
import { verifyLog } from './verify-log.ts';

const signer = signerOf(Buffer.alloc(32, 7));
const directory = mkdtempSync(join(tmpdir(), 'willow-anchors-'));
let database: TestDatabase;
let pools: Pools;
let store: PostgresEventStore;
let files = 0;
let opened: LogAnchors[] = [];

beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  store = new PostgresEventStore({ pools });
});
afterEach(async () => {
  for (const anchors of opened) await anchors.stop();
  opened = [];
});
afterAll(async () => {
  await store.close();
  await pools.close();
  await database.drop();
  rmSync(directory, { recursive: true });
});

const newFile = (): AnchorFile => new AnchorFile(join(directory, `${(files += 1)}.ndjson`));
const anchorsOf = (file: AnchorFile, changes: Partial<ConstructorParameters<typeof LogAnchors>[0]> = {}): LogAnchors => {
  const anchors = new LogAnchors({ log: postgresLog(pools.app), file, signer, ...changes });
  opened.push(anchors);
  return anchors;
};
const append = (count: number) => store.append('will-1', 'any', newEvents(count));
const head = async (): Promise<number> => Number(await store.head());
const verify = (file: AnchorFile) => verifyLog({ pool: pools.app, file, publicKey: signer.publicKey });
const admin = (sql: string) => withClient(database.adminUrl, (client) => client.query(sql));
const untouched = { chain: { intact: true }, faults: [] };

describe('LogAnchors', () => {
  it('signs the head once, and again when the log has grown; outside and in the database', async () => {
    const file = newFile();
    const anchors = anchorsOf(file);
    await append(3);
    const first = await anchors.anchor();
    expect(first).toMatchObject({ position: await head(), previous: null });
    expect(await anchors.anchor()).toBeNull();
    await append(1);
    expect(await anchors.anchor()).toMatchObject({ position: first!.position + 1, previous: expect.any(String) });
    expect(await verify(file)).toMatchObject({ ...untouched, inFile: 2, onlyInFile: 0, newest: { position: await head() } });
  });

  it('does so by itself: at start, after so many events, after so long, and at the end', async () => {
    const file = newFile();
    const positions = async () => ((await file.lines()) ?? []).map((line) => (JSON.parse(line) as { position: number }).position);
    await append(1);
    const byCount = anchorsOf(file, { everyMs: 3_600_000, everyEvents: 10, pollMs: 5 });
    byCount.start();
    const start = await head();
    await eventually('there is one from the start', async () => (await positions()).includes(start));
    await append(10);
    await eventually('there is one after ten events', async () => (await positions()).includes(start + 10));
    await append(2);
    await byCount.stop();
    expect((await positions()).at(-1)).toBe(start + 12);
    const byTime = anchorsOf(file, { everyMs: 10, everyEvents: 1_000_000, pollMs: 5 });
    byTime.start();
    await append(1);
    await eventually('there is one after a while', async () => (await positions()).at(-1) === start + 13);
  });

  it('two workers with one file, and a third with its own, raise no false alarm', async () => {
    const [shared, own] = [newFile(), newFile()];
    for (const file of [shared, shared, own]) anchorsOf(file, { everyMs: 1, everyEvents: 1, pollMs: 1 }).start();
    for (let n = 0; n < 60; n += 1) await append(1);
    for (const anchors of opened) await anchors.stop();
    for (const file of [shared, own]) {
      const report = await verify(file);
      expect(report).toMatchObject({ ...untouched, newest: { position: await head() } });
      expect(report.inFile).toBeGreaterThan(1);
    }
  });

  it('a kill between append, file and database raises no false alarm, and the next worker goes on', async () => {
    const file = newFile();
    const died = {
      query: (...query: [never]) =>
        JSON.stringify(query).includes('INSERT') ? Promise.reject(new Error('killed')) : pools.app.query(...query),
    };
    await append(2);
    await expect(anchorsOf(file, { log: postgresLog(died as never) }).anchor()).rejects.toThrow('killed');
    await append(2);
    expect(await verify(file)).toMatchObject({ ...untouched, inFile: 1, onlyInFile: 1 });
    writeFileSync(file.path, signer.sign({ position: 1, hash: 'cut', at: '', previous: null }).slice(0, 40), { flag: 'a' });
    expect(await verify(file)).toMatchObject({ ...untouched, inFile: 1 });
    expect(await anchorsOf(file).anchor()).toMatchObject({ position: await head() });
    expect(await verify(file)).toMatchObject({ ...untouched, inFile: 2 });
  });

  it('says so and signs nothing more once the log is not what it signed', async () => {
    const file = newFile();
    const warnings: unknown[] = [];
    await append(5);
    await anchorsOf(file).anchor();
    await admin(`ALTER TABLE es.event DISABLE TRIGGER append_only; CREATE TABLE es.kept AS SELECT * FROM es.event WHERE position = ${await head()};
      DELETE FROM es.event WHERE position = ${await head()}`);
    const lines = readFileSync(file.path, 'utf8');
    const anchors = anchorsOf(file, { everyMs: 5, everyEvents: 1, pollMs: 1, onWarning: (error) => warnings.push(error) });
    anchors.start();
    await eventually('it warns', () => warnings.length > 1);
    await anchors.stop();
    expect(warnings[0]).toBeInstanceOf(LogContradictsAnchor);
    expect(String(warnings[0])).toMatch(/The log is not what it was at position \d+ on .*willow audit verify/);
    expect(anchors.status.contradicted).toBe(true);
    expect(readFileSync(file.path, 'utf8')).toBe(lines);

    const waiting = anchorsOf(file, { everyMs: 3_600_000, pollMs: 5 });
    waiting.start();
    await eventually('it contradicts', () => waiting.status.contradicted);
    const kept = await file.putAside('2026-11-28', '{}');
    await eventually('it is in order as soon as the lines were put aside', () => !waiting.status.contradicted);
    expect(await verify(file)).toMatchObject({ inFile: 1 });
    await waiting.stop();
    renameSync(kept, file.path);
    await admin(`INSERT INTO es.event SELECT * FROM es.kept; DROP TABLE es.kept; ALTER TABLE es.event ENABLE ALWAYS TRIGGER append_only`);
    expect(await anchorsOf(file).anchor()).toBeNull();
  });
});
