import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { verifyExport } from '../../../../ops/verifier/verify.mjs';
import { EventStoreStandIn } from '../../../../ops/testing/eventstore/index.ts';
import { signerOf } from '../../event-sourcing/store/anchors/anchor.ts';
import type { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import { LogAnchors, LogContradicted } from '../../event-sourcing/store/anchors/log-anchors.ts';
import { newEvent, newEvents } from '../../event-sourcing/store/behaviour/harness.behaviour.ts';
import { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { KeptChain } from '../../event-sourcing/store/eventstoredb/kept-chain.ts';
import { EventStoreDbLog } from '../../event-sourcing/store/eventstoredb/eventstoredb-log.ts';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import { withClient } from '../../platform/database/with-client.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { type Ended, willow as runWillow } from '../../testing/willow.ts';
import { anchorFileOf } from '../../platform/event-store/anchor-file-of.ts';
import { Secrets } from '../../platform/keys/secrets.ts';

const MASTER_KEY = randomBytes(32).toString('base64');
const dataDir = mkdtempSync(join(tmpdir(), 'willow-log-esdb-'));

let database: TestDatabase;
let pool: pg.Pool;
let chain: KeptChain;
let standIn: EventStoreStandIn;
let store: EventStoreDbEventStore;
let file: AnchorFile;
let anchors: LogAnchors;

/** As a worker that was just started. */
const newAnchors = (): LogAnchors =>
  new LogAnchors({ log: new EventStoreDbLog(store, chain), file, signer: signerOf(new Secrets(MASTER_KEY).key('log-anchor')) });

beforeAll(async () => {
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  chain = new KeptChain(pool);
  standIn = await EventStoreStandIn.start();
  standIn.node.log.addSystemEvents();
  store = new EventStoreDbEventStore({ url: standIn.url, appendTimeoutMs: 60_000, attemptTimeoutMs: 20_000 });
  file = anchorFileOf(dataDir, database.url);
  anchors = newAnchors();
  for (let n = 0; n < 5; n += 1) {
    await store.append(`order-${n % 2}`, 'any', newEvents(9));
    await store.append('order-0', 'any', [newEvent({ n }, { sealed: Buffer.from(`secret ${n}`) })]);
    await anchors.anchor();
  }
});
afterAll(async () => {
  await store.close();
  await standIn.close();
  await pool.end();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});
const willow = (args: readonly string[], changes: Record<string, string> = {}): Promise<Ended> =>
  runWillow(args, { EVENTSTORE_URL: standIn.url, DATABASE_URL: database.url, DATA_DIR: dataDir, MASTER_KEY, ...changes });
const verify = (changes: Record<string, string> = {}) => willow(['audit', 'verify'], changes);

type Events = EventStoreStandIn['node']['log']['events'];
const isOurs = ({ type }: Events[number]): boolean => !type.startsWith('$');
/** The place of the n-th event of ours. */
const placeOf = (events: Events, n: number): number => events.indexOf(events.filter(isOurs)[n]!);
const changeAt = (events: Events, n: number, change: Partial<Events[number]>): void => {
  const place = placeOf(events, n);
  events[place] = { ...events[place]!, ...change };
};

const swap = (events: Events, one: number, other: number): void => {
  const [here, there] = [events[placeOf(events, one)]!, events[placeOf(events, other)]!];
  const [a, b] = [events.indexOf(here), events.indexOf(there)];
  events[a] = { ...there, position: here.position };
  events[b] = { ...here, position: there.position };
};
/** As an administrator sets it for a stream. */
const limit =
  (settings: object) =>
  (events: Events): void => {
    const { position, ...last } = events.at(-1)!;
    const data = Buffer.from(JSON.stringify(settings));
    events.push({ ...last, stream: '$$order-0', type: '$metadata', revision: 0, data, position: position + 1n });
  };

/** What an administrator of the server can do to its files, and then taken back. */
async function afterwards(change: (events: Events) => void, look: () => Promise<unknown>): Promise<void> {
  const { events } = standIn.node.log;
  const kept = [...events];
  change(events);
  try {
    await look();
  } finally {
    events.splice(0, events.length, ...kept);
  }
}

describe('willow audit verify, with history in EventStoreDB', () => {
  it('finds an untouched log in order, also after a worker that began with the anchors of another, and counts what came since', async () => {
    expect(await newAnchors().anchor()).toBeNull();
    const found = await verify();
    expect(found.text).toMatch(
      /^The log: 50 events, each following[^\n]*\nThe chain in PostgreSQL: 50 links\.\nAnchors: 5 lines in [^\n]*\.ndjson\.\n[^]*\nOK: up to position \d+ the log/,
    );
    expect(found.status).toBe(0);
    await store.append('order-1', 'any', newEvents(2));
    const { status, text } = await verify();
    expect([status, text]).toEqual([0, expect.stringContaining('Since then 2 events, not anchored yet: only the chain speaks for them.')]);
    expect(text).toContain('The chain in PostgreSQL: 50 links; 2 events after them, not read by the worker yet.');
    const next = newAnchors();
    expect(await next.anchor()).toMatchObject({ previous: expect.any(String) });
    await store.append('order-1', 'any', newEvents(2));
    expect(await next.anchor()).not.toBeNull();
    expect(await newAnchors().anchor()).toBeNull();
    expect(await verify()).toMatchObject({ status: 0 });
  });

  /** The first words, and the number of the event of ours at which the change stands. */
  const CONTENT = 'the event is not the one that its hash was made of';
  it.each<[string, (events: Events) => void, number, string]>([
    ['a changed byte of an event', (events) => changeAt(events, 12, { data: Buffer.from('{"n" :1}') }), 12, CONTENT],
    [
      'a changed byte of the sealed part',
      (events) => changeAt(events, 9, { metadata: Buffer.from('{"willow-sealed":"AAAA"}') }),
      9,
      CONTENT,
    ],
    ['another type', (events) => changeAt(events, 12, { type: 'other-type' }), 12, CONTENT],
    ['another id', (events) => changeAt(events, 12, { id: '00000000-0000-4000-8000-000000000000' }), 12, CONTENT],
    ['another time', (events) => changeAt(events, 12, { createdMs: 1 }), 12, CONTENT],
    ['a missing event', (events) => void events.splice(placeOf(events, 12), 1), 12, 'the event is missing'],
    ['an event that only changed its place', (events) => swap(events, 12, 30), 12, 'the event was moved'],
    ['a cut tail', (events) => void events.splice(placeOf(events, 40)), 40, 'the event is missing, and the log went to position'],
    ['a log that was emptied', (events) => void events.splice(0), 0, 'No anchor before it holds'],
    ['a stream of which a server leaves out the beginning', limit({ $tb: 3 }), 54, 'a limit or a deletion hides events'],
    ['a stream of which a server keeps the last only', limit({ $maxCount: 1 }), 54, 'a limit or a deletion hides events'],
  ])('finds %s, and names the place', async (_, change, n, words) => {
    const { events } = standIn.node.log;
    const position = n < events.filter(isOurs).length ? events[placeOf(events, n)]!.position : events.at(-1)!.position + 1n;
    await afterwards(change, async () =>
      expect(await verify()).toMatchObject({
        status: 1,
        text: expect.stringMatching(new RegExp(`CHANGED at position ${position}: [^\\n]*${words}`)),
      }),
    );
    expect(await verify()).toMatchObject({ status: 0 });
  });

  it('finds an event that was put in between two others', async () => {
    const { events } = standIn.node.log;
    const added = { ...events[placeOf(events, 12)]!, id: '00000000-0000-4000-8000-000000000001' };
    const place = placeOf(events, 30);
    const position = events[place]!.position - 1n;
    await afterwards(
      () => void events.splice(place, 0, { ...added, position }),
      async () =>
        expect(await verify()).toMatchObject({
          status: 1,
          text: expect.stringContaining(`CHANGED at position ${position}: this event was put in`),
        }),
    );
  });

  it('finds a change of the chain in PostgreSQL, and one of the last moment, before an anchor was made', async () => {
    await store.append('order-1', 'any', newEvents(1));
    await new EventStoreDbLog(store, chain).head(null);
    const { events } = standIn.node.log;
    const last = events.filter(isOurs).length - 1;
    await afterwards(
      () => changeAt(events, last, { data: Buffer.from('{"n":7}') }),
      async () => expect(await verify()).toMatchObject({ status: 1, text: expect.stringContaining(CONTENT) }),
    );
    expect(await verify()).toMatchObject({ status: 0 });
    const admin = (sql: string): Promise<unknown> => withClient(database.adminUrl, (client) => client.query(sql));
    const change = (by: string): Promise<unknown> =>
      admin(`ALTER TABLE es.chain DISABLE TRIGGER append_only; UPDATE es.chain SET hash = set_byte(hash, 3, get_byte(hash, 3) # ${by}) WHERE number = 7;
        ALTER TABLE es.chain ENABLE ALWAYS TRIGGER append_only`);
    await change('1');
    expect(await verify()).toMatchObject({ status: 1, text: expect.stringContaining(CONTENT) });
    await change('1');
    expect(await verify()).toMatchObject({ status: 0 });
  });

  it('the login of the app may add to the chain and change nothing in it', async () => {
    for (const sql of ['UPDATE es.chain SET number = number', 'DELETE FROM es.chain', 'TRUNCATE es.chain'])
      await expect(pool.query(sql)).rejects.toThrow('permission denied');
    await withClient(database.ownerUrl, async (owner) => {
      await expect(owner.query('DELETE FROM es.chain')).rejects.toThrow('append-only');
    });
  });

  it('exports with the proof that an auditor checks offline', async () => {
    const path = join(dataDir, 'period.ndjson');
    const exporting = ['audit', 'export', '--from', '2020-01-01', '--to', '2100-01-01', '--out'];
    expect(await willow([...exporting, path])).toMatchObject({ status: 2, text: expect.stringContaining('willow audit checkpoint') });
    expect(await willow(['audit', 'checkpoint'])).toMatchObject({ status: 0, text: expect.stringMatching(/^Signed .* \d+ facts/) });
    expect(await willow([...exporting, path])).toMatchObject({ status: 0 });
    expect(await verify()).toMatchObject({ status: 0 });
    const file = readFileSync(path);
    const { publicKey } = JSON.parse(file.toString('utf8').split('\n')[0]!) as { publicKey: string };
    expect(await verifyExport([file], { publicKey })).toMatchObject({ status: 0 });
    expect(file.toString('utf8')).toContain('"willow-sealed":');
    await afterwards(
      (events) => changeAt(events, 12, { data: Buffer.from('{"n" :1}') }),
      async () => expect(await willow([...exporting, `${path}.2`])).toMatchObject({ status: 1, text: expect.stringContaining('CHANGED') }),
    );
  });

  it('ends with 2 when it cannot tell: no key, no file, no server', async () => {
    expect(await verify({ MASTER_KEY: '' })).toMatchObject({
      status: 2,
      text: expect.stringContaining('without --public-key or MASTER_KEY'),
    });
    expect(await willow(['audit', 'verify', '--anchors', `${file.path}.nowhere`])).toMatchObject({
      status: 2,
      text: expect.stringContaining('is not here. Name the file: --anchors'),
    });
    expect(await verify({ DATABASE_URL: 'postgresql://x@127.0.0.1:1/other' })).toMatchObject({
      status: 2,
      text: expect.stringContaining('Cannot tell'),
    });
    expect(await willow(['audit', 'verify', '--anchors', file.path], { DATABASE_URL: '' })).toMatchObject({
      status: 0,
      text: expect.stringContaining('The chain in PostgreSQL was not looked at: set DATABASE_AUDIT_URL'),
    });
    expect(await verify({ DATABASE_URL: '' })).toMatchObject({ status: 2, text: expect.stringContaining('name the file with --anchors') });
    expect(await verify({ EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false' })).toMatchObject({
      status: 2,
      text: expect.stringContaining('Cannot tell'),
    });
  });

  it('after a restore nothing is signed until a person accepts it, which keeps the old anchors and says who and why', async () => {
    const lines = readFileSync(file.path, 'utf8');
    await afterwards(
      (events) => void events.splice(placeOf(events, 40)),
      async () => {
        for (const worker of [anchors, newAnchors()]) await expect(worker.anchor()).rejects.toThrow(LogContradicted);
        expect(await willow(['audit', 'accept-restore', '--by', 'Olive'])).toMatchObject({
          status: 2,
          text: expect.stringContaining('Give a reason'),
        });
        const why = ['audit', 'accept-restore', '--by', 'Olive', '--reason', 'the copy of Sunday'];
        expect(await willow(why)).toMatchObject({ status: 1, text: expect.stringContaining('Nothing was changed. To do it: add --yes') });
        expect(readFileSync(file.path, 'utf8')).toBe(lines);
        expect(await willow([...why, '--yes'])).toMatchObject({ status: 0, text: expect.stringMatching(/^Kept as .*\.ndjson\.20/) });
        const [kept = ''] = readdirSync(join(dataDir, 'anchors')).filter((name) => /\.ndjson\.20/.test(name));
        expect(readFileSync(join(dataDir, 'anchors', kept), 'utf8')).toBe(lines);
        const [said = ''] = readFileSync(`${file.path}.restores`, 'utf8').split('\n');
        expect(JSON.parse(said)).toMatchObject({
          at: expect.any(String),
          by: 'Olive',
          reason: 'the copy of Sunday',
          newest: { position: expect.any(Number) },
        });
        expect(await anchors.anchor()).toMatchObject({ previous: null });
        expect(await verify()).toMatchObject({
          status: 0,
          text: expect.stringContaining('40 links. It began anew 1 time, after a restore or a move of the history.'),
        });
        expect(await willow([...why, '--yes', '--anchors', `${file.path}.nowhere`])).toMatchObject({ status: 1 });
      },
    );
  });
});
