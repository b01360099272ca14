import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { type Canary, canariesIn, canariesInFiles, canary, KINDS } from './testing/erasure/canaries.ts';
import { eraseAll, inBatches, plant, plantUnconfirmed, type Subject } from './testing/erasure/subjects.ts';
import { openBlobStore } from './platform/blobs/open-blob-store.ts';
import { migratedDatabase } from './platform/database/migrated-database.behaviour.ts';
import { copyOfKeys, type CopiedKeys, openedOf } from './platform/keys/copied-keys.behaviour.ts';
import { Secrets } from './platform/keys/secrets.ts';
import { ErasureWorker } from './modules/privacy/jobs/erasure.worker.ts';
import { everythingStored, queried } from './testing/everything-stored.ts';
import { KeptLog } from './testing/kept-log.ts';
import { type Browser, colleague, signedInOperator } from './testing/people.ts';
import { type Product, startProduct } from './testing/product.ts';
import { willow as runWillow } from './testing/willow.ts';

/** `npm run erasure-proof -- --erase 1000 --of 10000`: many more. */
const OF = Number(process.env['ERASURE_OF'] ?? 100);
const ERASE = Number(process.env['ERASURE_ERASE'] ?? 20);
const UNCONFIRMED = 3;
const TEN_YEARS_MINUTES = 10 * 365.25 * 24 * 60;

jest.setTimeout(120_000 + OF * 2_000);

const log = new KeptLog();
const folder = mkdtempSync(join(tmpdir(), 'willow-erasure-'));
let product: Product;
let team: [Browser, Browser];
let subjects: readonly Subject[];
let before: CopiedKeys;
let beforeAt: string;
let recipient: string;

const pool = (): pg.Pool => new pg.Pool({ connectionString: product.database.adminUrl, max: 1 });
const withPool = async <T>(work: (db: pg.Pool) => Promise<T>): Promise<T> => {
  const db = pool();
  return work(db).finally(() => db.end());
};
const willow = (args: readonly string[], more: Readonly<Record<string, string>> = {}) => {
  const { DATABASE_URL, MASTER_KEY, DATA_DIR } = product.config;
  const { ownerUrl, auditUrl } = product.database;
  const backups = { BACKUP_URL: pathToFileURL(join(folder, 'backups')).href, BACKUP_RECIPIENT: recipient };
  return runWillow(args, {
    DATABASE_URL,
    MASTER_KEY,
    DATA_DIR,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_AUDIT_URL: auditUrl,
    ...backups,
    ...more,
  });
};

/** Spread over all, those who have paid among them. */
const EVERY = Math.floor(OF / ERASE);
const isChosen = ({ number }: Pick<Subject, 'number'>): boolean => number % EVERY === 0 && number / EVERY < ERASE;
const erased = () => subjects.filter(isChosen);
const others = () => subjects.filter((subject) => !isChosen(subject));
const ofErased = (found: readonly Canary[]): readonly Canary[] => {
  const numbers = new Set(erased().map(({ number }) => number));
  return found.filter(({ subject }) => numbers.has(subject));
};
const isOfErased = (subject: string): boolean => erased().some(({ id }) => subject.endsWith(id));

beforeAll(async () => {
  product = await startProduct({ ERASURE_WAIT_DAYS: '0', LINK_MAILS_PER_HOUR: '100000' }, { logger: log });
  team = [await signedInOperator(product), await colleague(product, 'Otto')];
  recipient = (
    JSON.parse((await runWillow(['backup', 'keygen', '--out', join(folder, 'backup.key'), '--json'], {})).stdout) as { recipient: string }
  ).recipient;
  await willow(['keys', 'turn']);
  subjects = await inBatches(
    Array.from({ length: OF }, (_, number) => number),
    (number) => plant(product, team[0], number),
  );
  for (let n = 0; n < UNCONFIRMED; n += 1) await plantUnconfirmed(product, OF + n);
  before = await withPool(copyOfKeys);
  await willow(['backup']);
  beforeAt = new Date().toISOString();
  await eraseAll(product, team, erased());
});
afterAll(async () => {
  await product?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe(`${ERASE} of ${OF} customers are erased (T-26, T-27)`, () => {
  it('what was planted of the others is where the same looks find it', async () => {
    const found = canariesIn(await everythingStored(product));
    expect(new Set(found.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(others().length);
    expect(canariesIn(canary('wishes', 7)).concat(canariesIn(`x${canary('name', 8).toLowerCase()}y`))).toHaveLength(2);
  });

  it('nothing of them is in a table, the queue, the log of the processes, or the mailbox', async () => {
    expect(ofErased(canariesIn(await everythingStored(product)))).toEqual([]);
    expect(ofErased(canariesIn(log.lines.join('\n')))).toEqual([]);
    // To whom an invitation went is the friend's own, who is erased by address.
    const inMails = ofErased(canariesIn(JSON.stringify(product.mailbox.messages())));
    expect(inMails.filter(({ kind }) => kind !== 'friendAddress')).toEqual([]);
  });

  it('nobody of the team finds them', async () => {
    for (const { number, email } of erased())
      for (const search of [canary('name', number), email]) {
        const { body } = await team[0].post('/api/admin/customers/search').send({ search }).expect(200);
        expect(body).toMatchObject({ total: 0, customers: [] });
      }
  });

  it('once the epoch is turned, no copy of the database from before opens with the master key and the documents', async () => {
    await willow(['keys', 'turn']);
    const secrets = new Secrets(product.config.MASTER_KEY);
    const documents = openBlobStore(product.config);
    expect(before.keys.length).toBeGreaterThan(OF);
    expect(await openedOf(before, secrets, documents)).toEqual([]);
    const now = await openedOf(await withPool(copyOfKeys), secrets, documents);
    expect(now.filter(isOfErased)).toEqual([]);
    for (const { id } of others()) expect(now).toContain(`will-${id}`);
  });

  it('their words are in no byte of documents, anchors and exports, and of the server only where the list of customers was', async () => {
    await willow(['audit', 'checkpoint']);
    await willow([
      'audit',
      'export',
      '--from',
      '2020-01-01',
      '--to',
      '2100-01-01',
      '--out',
      join(product.config.DATA_DIR, 'export.ndjson'),
    ]);
    expect(await canariesInFiles(product.config.DATA_DIR)).toEqual([]);
    const [{ directory, database } = { directory: '', database: '' }] = await queried<{ directory: string; database: string }>(
      product,
      `SELECT current_setting('data_directory') AS directory, oid::text AS database FROM pg_database WHERE datname = current_database()`,
    );
    await queried(product, 'CHECKPOINT');
    const onDisk = await Promise.all([join('base', database), 'pg_wal'].map((part) => canariesInFiles(join(directory, part))));
    const kinds = new Set(onDisk.flat().map(({ kind }) => kind));
    expect(KINDS.filter((kind) => kinds.has(kind))).toEqual(['name', 'address']);
  });

  it('all others read on', async () => {
    for (const { agent, number } of others()) {
      const { body } = await agent.get('/api/will').expect(200);
      expect(JSON.stringify(body)).toContain(canary('wishes', number));
    }
  });

  it('a backup from before brings nobody back', async () => {
    await willow(['backup', '--since']);
    const second = await migratedDatabase();
    const there = { DATABASE_URL: second.url, DATABASE_OWNER_URL: second.ownerUrl, DATA_DIR: join(folder, 'second') };
    const asked = ['--by', 'Olive', '--reason', 'a test', '--yes', '--identity', join(folder, 'backup.key'), '--until', beforeAt];
    try {
      expect((await willow(['restore', ...asked], there)).text).toMatch(
        new RegExp(`${ERASE} customers who were erased since are erased again`),
      );
      const found = canariesIn(await everythingStored({ database: second } as Product));
      expect(ofErased(found)).toEqual([]);
      expect(new Set(found.map(({ subject }) => subject)).size).toBeGreaterThanOrEqual(others().length);
    } finally {
      await second.drop();
    }
  });

  it('ten years later nobody is back, who never confirmed an address is gone, and the others are kept', async () => {
    product.clock.advance({ minutes: TEN_YEARS_MINUTES });
    await product.worker.get(ErasureWorker, { strict: false }).sweep('test');
    const found = canariesIn(await everythingStored(product));
    const left = new Set(found.map(({ subject }) => subject));
    expect(ofErased(found)).toEqual([]);
    expect([...left].filter((number) => number >= OF)).toEqual([]);
    expect(others().filter(({ number }) => !left.has(number))).toEqual([]);
  });
});
