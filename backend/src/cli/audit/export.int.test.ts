import 'reflect-metadata';
import { randomBytes, randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { verifyExport } from '../../../../ops/verifier/verify.mjs';
import { LogDigest } from '../../modules/audit/log-digest.ts';
import { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import { publicKeyText } from '../../event-sourcing/store/anchors/anchor.ts';
import { leafOf, Leaves } from '../../event-sourcing/store/anchors/merkle-tree.ts';
import type { EventToAppend, JsonObject } from '../../event-sourcing/store/event-store.ts';
import { PostgresEventStore } from '../../event-sourcing/store/postgres/postgres-event-store.ts';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../platform/database/pools.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { randomFrom } from '../../testing/random.ts';
import { type Ended, willow as runWillow } from '../../testing/willow.ts';
import { bytesOf, checksummed, checksumOf, fromBefore, isFact, lineAs, proven, TAMPERINGS } from './export-tamperings.behaviour.ts';
import { signerFrom, withLog } from './log-source.ts';

const MASTER_KEY = randomBytes(32).toString('base64');
const PUBLIC_KEY = publicKeyText(signerFrom(MASTER_KEY).publicKey);
const VERIFIER = new URL('../../../../ops/verifier/verify.mjs', import.meta.url).pathname;
const directory = mkdtempSync(join(tmpdir(), 'willow-export-'));
const SEED = 20261123;

const orders = Array.from({ length: 12 }, () => ({ order: randomUUID(), customer: randomUUID(), referral: randomUUID() }));
/** Of the team, who look at orders, customers, and lists of many. */
const team = Array.from({ length: 3 }, () => randomUUID());
const looks: { readonly stream: string; readonly by: string; readonly data: JsonObject; readonly type: string }[] = [];
let database: TestDatabase;
let env: Record<string, string>;
let startedAt: string;
let middle: string;
let endedAt: string;
let wholeTree: Leaves;

const DRAFTED = { wording: 'abcdef012345', release: '0.1.0' };

const fact = (type: string, data: JsonObject = {}, actor = 'system:test'): EventToAppend => ({
  id: randomUUID(),
  type,
  data,
  metadata: { actor, occurredAt: '2026-11-23T10:00:00.000Z' },
  sealed: type === 'AnswerSaved' ? Buffer.from(`sealed ${randomUUID()}\u2028`) : null,
});

beforeAll(async () => {
  database = await migratedDatabase();
  env = { DATABASE_AUDIT_URL: database.auditUrl, DATA_DIR: directory, MASTER_KEY };
  const pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  const store = new PostgresEventStore({ pools });
  const append = (stream: string, ...facts: EventToAppend[]) => store.append(stream, 'any', facts);
  startedAt = new Date(Date.now() - 60_000).toISOString();
  for (const { customer, referral } of orders) {
    await append(`referral-${referral}`, fact('ReferralInvited'));
    await append(`customer-${customer}`, fact('CustomerSignedUp'), fact('EmailVerified', { said: 'line\u2028end “quoted”\n' }));
  }
  middle = new Date().toISOString();
  for (const [n, { order, customer, referral }] of orders.entries()) {
    await append(`will-${customer}`, ...Array.from({ length: 5 }, () => fact('AnswerSaved')), fact('WillSubmitted'));
    await append(`order-${order}`, fact('OrderPlaced', { customerId: customer, amountPence: 5000 }));
    if (n % 2 === 0) await append(`referral-${referral}`, fact('ReferralClaimed', { customerId: customer }));
  }
  for (const { order, customer } of orders) {
    await append(`order-${order}`, fact('PaymentSucceeded'), fact('DraftApproved'), fact('DraftSent'));
    await append(`erasure-${order}`, fact('ErasureRequested', { customerId: customer }));
  }
  const look = async (by: string, type: string, data: JsonObject): Promise<void> => {
    looks.push({ stream: `access-${by}`, by, type, data });
    await append(`access-${by}`, fact(type, data, `operator:${by}`));
  };
  for (const [n, { order, customer }] of orders.entries()) {
    await append(`will-${customer}`, fact('DraftGenerated', { willRevision: 5, versionCode: '0a1b2c3d', ...(n % 2 === 0 && DRAFTED) }));
    await look(team[0]!, 'OrderOpened', { orderId: order, opened: [{ what: 'draft', version: '0a1b2c3d' }] });
    await look(team[n % 3]!, 'CustomerViewed', { customerId: customer, what: 'page' });
    if (n % 2 === 0) await look(team[2]!, 'OrderExported', { orderId: order, purpose: 'audit' });
  }
  await look(team[1]!, 'ListExported', { list: 'orders', rows: 12, purpose: 'audit' });
  await store.close();
  await pools.close();
  endedAt = new Date(Date.now() + 60_000).toISOString();
});
afterAll(async () => {
  await database.drop();
  rmSync(directory, { recursive: true });
});

const willow = (args: readonly string[], changes: Record<string, string> = {}): Promise<Ended> =>
  runWillow(['audit', ...args], { ...env, ...changes });
let files = 0;
async function exported(...what: readonly string[]): Promise<string[]> {
  const path = join(directory, `${(files += 1)}.ndjson`);
  expect(await willow(['export', ...what, '--out', path])).toMatchObject({ status: 0, text: expect.stringContaining('SHA-256') });
  return readFileSync(path, 'utf8').split('\n').slice(0, -1);
}
const verdictOn = (file: Buffer, order?: string) => verifyExport([file], { publicKey: PUBLIC_KEY, ...(order ? { order } : {}) });
const kept = new Map<string, string[]>();
/** Of an order, made once. */
async function exportOf({ order }: { readonly order: string }): Promise<string[]> {
  const lines = kept.get(order) ?? (await exported(order));
  kept.set(order, lines);
  return lines;
}

/** A line for each stream, those that belong to no order too. */
async function allStreams(): Promise<readonly string[]> {
  const counts = (await Promise.all(orders.map(exportOf))).flat().filter((line) => lineAs(line).kind === 'stream');
  const unclaimed = orders.filter((_, n) => n % 2 === 1).map(({ referral }) => `referral-${referral}`);
  const byLooker = Object.entries(Object.groupBy(looks, ({ stream }) => stream)).map(([stream, of]) => [stream, of!.length] as const);
  const others = [...unclaimed.map((stream) => [stream, 1] as const), ...byLooker];
  return [...counts, ...others.map(([stream, facts]) => JSON.stringify({ kind: 'stream', stream, facts }))].toSorted((a, b) =>
    lineAs(a).stream < lineAs(b).stream ? -1 : 1,
  );
}

describe('willow audit checkpoint', () => {
  it('is needed before the first export, and signs the log once', async () => {
    const path = join(directory, 'none.ndjson');
    expect(await willow(['export', orders[0]!.order, '--out', path])).toMatchObject({
      status: 2,
      text: expect.stringContaining('willow audit checkpoint'),
    });
    expect(existsSync(path)).toBe(false);
    expect(await willow(['checkpoint'], { MASTER_KEY: '' })).toMatchObject({ status: 2, text: expect.stringContaining('Set MASTER_KEY') });
    const first = await willow(['checkpoint']);
    expect(first).toMatchObject({ status: 0, text: expect.stringMatching(/^Signed .*: 217 facts, up to position 217, in .*\.ndjson\n$/) });
    expect(await willow(['checkpoint'])).toEqual(first);
    expect(await willow(['verify'])).toMatchObject({ status: 0, text: expect.stringContaining('OK: up to position 217') });
    const all = await exported('--from', startedAt, '--to', endedAt);
    wholeTree = new Leaves();
    for (const line of all.filter(isFact)) wholeTree.add(leafOf(line));
  });
});

describe('willow audit export', () => {
  it('writes an order with what belongs to it, sealed, byte by byte the same again, and never over a file', async () => {
    const { order, customer, referral } = orders[2]!;
    const lines = await exported(order);
    expect(bytesOf(await exported(order))).toEqual(bytesOf(lines));
    const facts = lines.filter(isFact);
    expect(new Set(facts.map((line) => lineAs(line).stream))).toEqual(
      new Set([
        `order-${order}`,
        `customer-${customer}`,
        `will-${customer}`,
        `referral-${referral}`,
        `erasure-${order}`,
        `access-${team[0]}`,
        `access-${team[2]}`,
      ]),
    );
    expect(facts).toHaveLength(19);
    expect(await willow(['export', order, '--out', join(directory, `${files}.ndjson`)])).toMatchObject({
      status: 2,
      text: expect.stringContaining('is there already'),
    });
  });

  it.each([
    [['x', '--out', 'f'], 'is no id of an order'],
    [['--out', 'f'], 'Give one order, or a period'],
    [['--from', '2026-11-01', '--out', 'f'], 'Give both --from and --to'],
    [['--from', '2026-11-02', '--to', '2026-11-01', '--out', 'f'], 'the first is the earlier one'],
    [['--from', 'tomorrow', '--to', '2026-11-01', '--out', 'f'], 'are days or instants'],
    [['--from', '1999-01-01', '--to', '2000-01-01', '--out', join(directory, 'f')], 'No fact of this period'],
    [[randomUUID(), '--out', join(directory, 'f')], 'has no order'],
    [[randomUUID()], 'Give a file with --out'],
    [[randomUUID(), '--out', join(directory, 'no/folder')], 'cannot be written'],
  ])('says what is wrong: %j', async (args, words) => {
    expect(await willow(['export', ...args])).toMatchObject({ status: 2, text: expect.stringContaining(words) });
    expect(existsSync(join(directory, 'f'))).toBe(false);
  });

  it('has every look of the team at the order and at its customer, and what made each draft; the verifier says so', async () => {
    const looksAt = ({ order, customer }: (typeof orders)[number]) =>
      looks.filter(({ data }) => data['orderId'] === order || data['customerId'] === customer);
    for (const [n, each] of orders.entries()) {
      const lines = await exportOf(each);
      const here = lines.filter(isFact).map((line) => JSON.parse(line) as { stream: string; type: string; data: JsonObject });
      expect(here.filter(({ stream }) => stream.startsWith('access-'))).toMatchObject(
        looksAt(each).map(({ stream, type, data }) => ({ stream, type, data })),
      );
      const { proven: said } = await verdictOn(bytesOf(lines), each.order);
      expect(said).toContainEqual(expect.stringContaining(`all looks of the team at it, or at its customer: ${looksAt(each).length}, by`));
      for (const { by } of looksAt(each)) expect(said).toContainEqual(expect.stringContaining(`operator:${by} (`));
      const made = n % 2 === 0 ? 'release 0.1.0 in the wording abcdef012345.' : 'release (not recorded) in the wording (not recorded).';
      expect(said).toContainEqual(`The draft 0a1b2c3d, of the answers at revision 5, was made by ${made}`);
    }
  });

  it('needs a checkpoint that counts looks, and the verifier still proves a file from before there was one', async () => {
    const [{ order }, anchors, out] = [orders[3]!, join(directory, 'older.ndjson'), join(directory, 'older-order.ndjson')];
    const signer = signerFrom(MASTER_KEY);
    const digest = new LogDigest();
    const { chain } = await withLog(env, (source) =>
      source.verify({ file: new AnchorFile(anchors), publicKey: signer.publicKey, each: (event) => digest.add(event) }),
    );
    if (!chain.intact || !chain.last) throw new Error('The log is as it was written');
    const older = signer.sign({ ...chain.last, at: new Date().toISOString(), previous: null, tree: digest.tree({ looks: false }) });
    await new AnchorFile(anchors).append(older);
    expect(await willow(['export', order, '--anchors', anchors, '--out', out])).toMatchObject({
      status: 2,
      text: expect.stringContaining('did not count who looked'),
    });
    expect(existsSync(out)).toBe(false);

    const lines = await exportOf(orders[3]!);
    const before = fromBefore(lines, { older, tree: wholeTree, streams: await allStreams() });
    const verdict = await verdictOn(bytesOf(before), order);
    expect(verdict).toMatchObject({ status: 0, fault: null });
    expect(verdict.notProven).toContainEqual(expect.stringContaining('Who of the team looked'));
    const renamed = checksummed([before[0]!.replace('"format":1', '"format":2'), ...before.slice(1)]);
    expect(await verdictOn(bytesOf(renamed), order)).toMatchObject({ status: 1 });

    expect(await willow(['checkpoint', '--anchors', anchors])).toMatchObject({ status: 0 });
    expect(await new AnchorFile(anchors).lines()).toHaveLength(2);
    expect(await willow(['verify', '--anchors', anchors])).toMatchObject({ status: 0 });
    expect(await willow(['export', order, '--anchors', anchors, '--out', out])).toMatchObject({ status: 0 });
  });

  it('writes nothing when the owner of the database changed a fact and all hashes after it', async () => {
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    await owner.query('ALTER TABLE es.event DISABLE TRIGGER append_only; CREATE TABLE kept AS TABLE es.event');
    await owner.query(`UPDATE es.event SET data = '{"amountPence":1}' WHERE position = 60;
      DO $$ DECLARE e es.event; before bytea; before_in_stream bytea; none bytea := decode(repeat('00', 32), 'hex'); BEGIN
        FOR e IN SELECT * FROM es.event WHERE position >= 60 ORDER BY position LOOP
          SELECT hash INTO before FROM es.event WHERE position = e.position - 1;
          SELECT hash INTO before_in_stream FROM es.event WHERE stream = e.stream AND revision = e.revision - 1;
          UPDATE es.event SET hash = es.event_hash(before, coalesce(before_in_stream, none), e.position, e.stream, e.revision, e.id, e.type,
            e.data::text, e.metadata::text, e.sealed, e.recorded_at) WHERE position = e.position;
        END LOOP;
      END $$`);
    const path = join(directory, 'changed.ndjson');
    for (const what of [['export', orders[0]!.order, '--out', path], ['checkpoint']])
      expect(await willow(what)).toMatchObject({ status: 1, text: expect.stringContaining('CHANGED: The log is not what was signed') });
    expect(existsSync(path)).toBe(false);
    await owner.query(
      'TRUNCATE es.event; INSERT INTO es.event SELECT * FROM kept; DROP TABLE kept; ALTER TABLE es.event ENABLE ALWAYS TRIGGER append_only',
    );
    await owner.end();
    expect(await willow(['verify'])).toMatchObject({ status: 0 });
  });
});

describe('the verifier', () => {
  it('proves every clean export, of orders and of periods', async () => {
    for (const each of orders) expect(await verdictOn(bytesOf(await exportOf(each)), each.order)).toMatchObject({ status: 0, fault: null });
    for (const [from, to] of [
      [startedAt, middle],
      [middle, endedAt],
      [startedAt, endedAt],
    ] as const)
      expect(await verdictOn(bytesOf(await exported('--from', from, '--to', to)))).toMatchObject({ status: 0, fault: null });
  });

  it('runs alone, says what is proven and what is not, and cannot tell whose key it is when none is given', async () => {
    const path = join(directory, 'alone.ndjson');
    writeFileSync(path, bytesOf(await exportOf(orders[0]!)));
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, [VERIFIER, ...args], { encoding: 'utf8', cwd: '/', timeout: 60_000 });
    expect(run(path, '--public-key', PUBLIC_KEY, '--order', orders[0]!.order)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /^Proven:\n {2}The file is whole[^]*They are all facts that the order [^]*Not proven:\n {2}What came after [^]*\nOK\n$/,
      ),
    });
    expect(run(path)).toMatchObject({ status: 2, stdout: expect.stringMatching(/Whose key it is[^]*CANNOT TELL/) });
    expect(run(path, '--public-key', PUBLIC_KEY, '--order', orders[1]!.order)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('CHANGED: This is not the export of order'),
    });
    expect(run(join(directory, 'missing'))).toMatchObject({ status: 2, stderr: expect.stringContaining('Cannot tell: ENOENT') });
  });

  it('calls an honest slip by its name and cannot tell, where nothing was changed', async () => {
    const [{ order }, other] = [orders[0]!, orders[1]!];
    const lines = await exportOf({ order });
    const file = bytesOf(lines);
    const text = file.toString();
    const [key, asked] = [PUBLIC_KEY, order];
    const typed = (key[3] === 'A' ? 'B' : 'A').concat(key.slice(4));
    const slips: readonly (readonly [words: string, file: Buffer, key: string, order: string])[] = [
      ['end as on Windows', Buffer.from(text.replaceAll('\n', '\r\n')), key, asked],
      ['byte-order mark', Buffer.from(`\uFEFF${text}`), key, asked],
      ['byte-order mark, which an editor puts there, and its lines end', Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`), key, asked],
      ['has no end', Buffer.from(text.trimEnd()), key, asked],
      ['blank lines', Buffer.from(`${text}\n\n`), key, asked],
      ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), key, asked],
      ['a letter or two', file, key.slice(0, 3) + typed, asked],
      ['a letter or two', file, key.toLowerCase(), asked],
      ['yours has 43', file, key.slice(1), asked],
      ['yours has 3', file, 'KEY', asked],
      ['no whole id of one', file, key, asked.slice(0, 8)],
      ['no whole id of one', file, key, `#${asked.slice(0, 8)}`],
      ['no whole id of one', file, key, 'ORDER'],
    ];
    for (const [words, bytes, publicKey, name] of slips) {
      const { status, fault, notProven } = await verifyExport([bytes], { publicKey, order: name });
      expect([words, status, fault]).toEqual([words, 2, null]);
      expect(notProven[0]).toContain(words);
    }
    const shouted = await verifyExport([file], { publicKey: ` ${key}\n`, order: asked.toUpperCase() });
    expect(shouted).toMatchObject({ status: 0 });
    expect(await verifyExport([file], { publicKey: key, order: other.order.slice(0, 8) })).toMatchObject({ status: 1 });
  });

  it('finds what was changed under a slip', async () => {
    const lines = await exportOf(orders[0]!);
    const changed = lines.with(1, lines[1]!.replace(/"number":\d+/, '"number":1000'));
    for (const text of [
      bytesOf(changed).toString().replaceAll('\n', '\r\n'),
      `\uFEFF${bytesOf(changed).toString()}`,
      bytesOf(changed).toString().trimEnd(),
    ])
      expect(
        await verifyExport([Buffer.from(text)], { publicKey: PUBLIC_KEY.slice(1), order: orders[0]!.order.slice(0, 8) }),
      ).toMatchObject({ status: 1 });
  });

  it('is one file of less than 270 lines that needs nothing but Node', () => {
    const text = readFileSync(VERIFIER, 'utf8');
    expect(text.split('\n').length).toBeLessThan(270);
    for (const [, from] of text.matchAll(/^import .* from '(.*)';$/gm)) expect(from).toMatch(/^node:/);
  });

  it('finds each of 1,200 changed bits, wherever they are, also when the checksum was made to fit', async () => {
    const random = randomFrom(SEED);
    for (let n = 0; n < 1_200; n += 1) {
      const each = orders[random(orders.length)]!;
      const changed = bytesOf(await exportOf(each));
      const end = changed.lastIndexOf('{"kind":"checksum"');
      const isFitting = n % 2 === 0;
      const at = random(isFitting ? end - 1 : changed.length);
      changed[at]! ^= 1 << random(8);
      const file = isFitting
        ? Buffer.concat([changed.subarray(0, end), Buffer.from(`${checksumOf(changed.subarray(0, end))}\n`)])
        : changed;
      if ((await verdictOn(file, each.order)).status !== 1) throw new Error(`Not found: change ${n} of seed ${SEED}, at byte ${at}`);
    }
  });

  it.each(Object.entries(TAMPERINGS))('finds %s, in each of 36 files', async (_, tamper) => {
    const random = randomFrom(SEED);
    const streams = await allStreams();
    for (const [n, each] of orders.entries()) {
      const [lines, other] = [await exportOf(each), await exportOf(orders[(n + 1) % orders.length]!)];
      for (let time = 0; time < 3; time += 1) {
        const file = bytesOf(tamper({ lines, random, other, tree: wholeTree, streams, publicKey: PUBLIC_KEY }));
        expect(await verdictOn(file, each.order)).toMatchObject({ status: 1, fault: expect.any(String) });
      }
    }
  });

  it('finds what is missing of a period, at its beginning, at its end and between', async () => {
    const lines = await exported('--from', middle, '--to', endedAt);
    const count = lines.filter(isFact).length;
    const random = randomFrom(SEED);
    const gone = [1, 2, 30].flatMap((many) => [
      [1, many],
      [1 + count - many, many],
    ]);
    for (const [at, many] of [...gone, ...Array.from({ length: 100 }, () => [1 + random(count), 1])])
      expect(await verdictOn(bytesOf(proven(lines.toSpliced(at!, many!), wholeTree)))).toMatchObject({ status: 1 });
  });
});
