import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { verifyExport } from '../../../../ops/verifier/verify.mjs';
import { EventStoreStandIn } from '../../../../ops/testing/eventstore/index.ts';
import { signerOf } from '../../event-sourcing/store/anchors/anchor.ts';
import type { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import { LogAnchors, LogContradictsAnchor } from '../../event-sourcing/store/anchors/log-anchors.ts';
import { newEvent, newEvents } from '../../event-sourcing/store/behaviour/harness.behaviour.ts';
import { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { EventStoreDbLog } from '../../event-sourcing/store/eventstoredb/eventstoredb-log.ts';
import { anchorFileOf } from '../../platform/event-store/anchor-file-of.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import { runCommand } from '../commands.ts';

const MASTER_KEY = randomBytes(32).toString('base64');
const DATABASE_URL = 'postgresql://willow_app@localhost/willow';
const dataDir = mkdtempSync(join(tmpdir(), 'willow-log-esdb-'));
const output: string[] = [];

let standIn: EventStoreStandIn;
let store: EventStoreDbEventStore;
let file: AnchorFile;
let anchors: LogAnchors;

/** As a worker that was just started. */
const newAnchors = (): LogAnchors =>
  new LogAnchors({ log: new EventStoreDbLog(store), file, signer: signerOf(new Secrets(MASTER_KEY).key('log-anchor')) });

beforeAll(async () => {
  standIn = await EventStoreStandIn.start();
  standIn.node.log.addSystemEvents();
  store = new EventStoreDbEventStore({ url: standIn.url, appendTimeoutMs: 60_000, attemptTimeoutMs: 20_000 });
  file = anchorFileOf(dataDir, DATABASE_URL);
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
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => output.push(String(text)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

async function willow(args: readonly string[], changes: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  output.length = 0;
  process.exitCode = 0;
  await runCommand(args, { EVENTSTORE_URL: standIn.url, DATABASE_URL, DATA_DIR: dataDir, MASTER_KEY, ...changes });
  return { status: process.exitCode, text: output.join('') };
}
const verify = (changes: Record<string, string> = {}) => willow(['audit', 'verify'], changes);

type Events = EventStoreStandIn['node']['log']['events'];
const isOurs = ({ type }: Events[number]): boolean => !type.startsWith('$');
/** The place of the n-th event of ours. */
const placeOf = (events: Events, n: number): number => events.indexOf(events.filter(isOurs)[n]!);
const changeAt = (events: Events, n: number, change: Partial<Events[number]>): void => {
  const place = placeOf(events, n);
  events[place] = { ...events[place]!, ...change };
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
      /^The log: 50 events, each following[^\n]*\nAnchors: 5 lines in [^\n]*\.ndjson\.\n[^]*\nOK: up to position \d+ the log/,
    );
    expect(found.status).toBe(0);
    await store.append('order-1', 'any', newEvents(2));
    expect(await verify()).toMatchObject({ status: 0, text: expect.stringContaining('Since then 2 events, not anchored yet.') });
    const next = newAnchors();
    expect(await next.anchor()).toMatchObject({ previous: expect.any(String) });
    await store.append('order-1', 'any', newEvents(2));
    expect(await next.anchor()).not.toBeNull();
    expect(await newAnchors().anchor()).toBeNull();
    expect(await verify()).toMatchObject({ status: 0 });
  });

  const rewritten = 'the log was rewritten: this is not the hash that was signed';
  it.each<[string, (events: Events) => void, string]>([
    ['a changed byte of an event', (events) => changeAt(events, 12, { data: Buffer.from('{"n" :1}') }), rewritten],
    [
      'a changed byte of the sealed part',
      (events) => changeAt(events, 9, { metadata: Buffer.from('{"willow-sealed":"AAAA"}') }),
      rewritten,
    ],
    ['another type', (events) => changeAt(events, 12, { type: 'other-type' }), rewritten],
    ['another id', (events) => changeAt(events, 12, { id: '00000000-0000-4000-8000-000000000000' }), rewritten],
    ['another time', (events) => changeAt(events, 12, { createdMs: 1 }), rewritten],
    [
      'a missing event',
      (events) => void events.splice(placeOf(events, 12), 1),
      'the event does not follow the one before it in its stream',
    ],
    ['a cut tail', (events) => void events.splice(placeOf(events, 40)), 'the event is missing, and the log went to position'],
    ['a log that was emptied', (events) => void events.splice(0), 'No anchor before it holds'],
  ])('finds %s', async (_, change, words) => {
    await afterwards(change, async () => expect(await verify()).toMatchObject({ status: 1, text: expect.stringContaining(words) }));
    expect(await verify()).toMatchObject({ status: 0 });
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
    expect(await verify({ DATABASE_URL: 'postgresql://x@localhost/other' })).toMatchObject({
      status: 2,
      text: expect.stringContaining('is not here. Name the file: --anchors'),
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
        for (const worker of [anchors, newAnchors()]) await expect(worker.anchor()).rejects.toThrow(LogContradictsAnchor);
        expect(await willow(['audit', 'accept-restore', '--by', 'Olive'])).toMatchObject({
          status: 2,
          text: expect.stringContaining('Give a reason'),
        });
        const why = ['audit', 'accept-restore', '--by', 'Olive', '--reason', 'the copy of Sunday'];
        expect(await willow(why)).toMatchObject({ status: 1, text: expect.stringContaining('Nothing was changed. To do it: add --yes') });
        expect(readFileSync(file.path, 'utf8')).toBe(lines);
        expect(await willow([...why, '--yes'])).toMatchObject({ status: 0, text: expect.stringMatching(/^Kept as .*willow\.ndjson\.20/) });
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
        expect(await verify()).toMatchObject({ status: 0 });
        expect(await willow([...why, '--yes', '--anchors', `${file.path}.nowhere`])).toMatchObject({ status: 1 });
      },
    );
  });
});
