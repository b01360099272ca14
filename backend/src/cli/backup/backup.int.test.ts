import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { Registry } from 'prom-client';
import { seal } from '../../event-sourcing/codec/sealing.ts';
import { newEvent } from '../../event-sourcing/store/behaviour/harness.behaviour.ts';
import { LogAnchors } from '../../event-sourcing/store/anchors/log-anchors.ts';
import { postgresLog } from '../../event-sourcing/store/anchors/postgres-log.ts';
import { PostgresEventStore } from '../../event-sourcing/store/postgres/postgres-event-store.ts';
import { folderArchive } from '../../platform/backup/archive.ts';
import { Backups } from '../../platform/backup/backup.module.ts';
import { backupSourceOf } from '../../platform/backup/backup-source.ts';
import { listBackups } from '../../platform/backup/index-of-backups.ts';
import { makeBackup } from '../../platform/backup/make-backup.ts';
import { FolderBlobStore } from '../../platform/blobs/folder-blob-store.ts';
import { readConfig } from '../../platform/config/config.ts';
import { anchorFileOf } from '../../platform/event-store/anchor-file-of.ts';
import { migratedDatabase } from '../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../platform/database/pools.ts';
import { APP_ROLE } from '../../platform/database/roles.ts';
import { schemaOf } from '../../platform/database/schema-of.behaviour.ts';
import { migrateQueue } from '../../platform/queue/index.ts';
import { openKeyVault } from '../../platform/keys/open-key-vault.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import { Logger } from '../../platform/logging/logger.ts';
import type { SignedLog } from '../../platform/event-store/signed-log.ts';
import type { TestDatabase } from '../../testing/postgres.ts';
import { willow } from '../../testing/willow.ts';

const MASTER_KEY = randomBytes(32).toString('base64');
const BY = ['--by', 'Olive', '--reason', 'a test'] as const;

let folder: string;
let database: TestDatabase;
let admin: pg.Client;
let recipient: string;

const identity = (): string => join(folder, 'backup.key');
const env = (settings: Readonly<Record<string, string>> = {}) => ({
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  DATA_DIR: join(folder, 'data'),
  BACKUP_URL: pathToFileURL(join(folder, 'backups')).href,
  BACKUP_RECIPIENT: recipient,
  MASTER_KEY,
  ...settings,
});

const run = (args: readonly string[], settings?: Readonly<Record<string, string>>) => willow(args, env(settings));

/** Why it was refused, in one line; what it said where it was not. */
const refusal = async (args: readonly string[], settings?: Readonly<Record<string, string>>): Promise<string> => {
  const said = jest.spyOn(process.stderr, 'write');
  return run(args, settings)
    .then(({ status, text }) => (status === 0 ? `it worked: ${text}` : text.trim().split('\n').at(-1)!))
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    .finally(() => said.mockRestore());
};

beforeAll(async () => {
  database = await migratedDatabase();
  await migrateQueue(database.ownerUrl, APP_ROLE);
  admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin?.end();
  await database?.drop();
});
beforeEach(async () => {
  if (folder) rmSync(folder, { recursive: true, force: true });
  folder = mkdtempSync(join(tmpdir(), 'willow-backup-'));
  mkdirSync(join(folder, 'data'));
  const { stdout } = await willow(['backup', 'keygen', '--out', identity(), '--json'], {});
  recipient = (JSON.parse(stdout) as { recipient: string }).recipient;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let serial = 0;

/** Facts of a new stream, sealed under its key. */
async function write(facts: number, url = database.url, dataDir = join(folder, 'data')): Promise<string> {
  const pools = openPools({ databaseUrl: url, timeoutFactor: 10 });
  const store = new PostgresEventStore({ pools });
  const vault = openKeyVault(pools.app, { MASTER_KEY, DATA_DIR: dataDir });
  const stream = `thing-${(serial += 1)}`;
  const key = await vault.keyFor(stream);
  const events = Array.from({ length: facts }, (_, n) => newEvent({ n }, { sealed: seal(key, stream, Buffer.from(`secret ${n}`)) }));
  await store.append(stream, 'no-stream', events);
  await store.close();
  await pools.close();
  return stream;
}

const TABLES = {
  'es.event': 'position, stream, revision, id, type, data::text, metadata::text, sealed, recorded_at, size, hash',
  'vault.subject_key': '*',
  'vault.key_check': '*',
  'queue.wanted_job': '*',
  'mail.sending': '*',
  'subscription.checkpoint': 'subscription, version, position, mark',
};

/** What a restore has to bring back as it was. */
async function contentOf(adminUrl: string): Promise<object> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const found: Record<string, unknown> = {};
  for (const [table, columns] of Object.entries(TABLES)) {
    const where = table === 'subscription.checkpoint' ? " WHERE subscription LIKE 'reaction/%'" : '';
    found[table] = (await client.query(`SELECT ${columns} FROM ${table}${where} ORDER BY 1`)).rows;
  }
  await client.end();
  return found;
}

async function intoAnother<T>(work: (other: TestDatabase, settings: Readonly<Record<string, string>>) => Promise<T>): Promise<T> {
  const other = await migratedDatabase();
  try {
    const settings = { DATABASE_URL: other.url, DATABASE_OWNER_URL: other.ownerUrl, DATA_DIR: join(folder, 'other') };
    return await work(other, settings);
  } finally {
    await other.drop();
  }
}

const files = (): readonly string[] =>
  !existsSync(join(folder, 'backups'))
    ? []
    : readdirSync(join(folder, 'backups'), { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(join(folder, 'backups', name)).isFile())
        .toSorted();

const restore = ['restore', ...BY, '--yes'] as const;
const withIdentity = (): readonly string[] => [...restore, '--identity', identity()];

describe('willow backup and willow restore', () => {
  it('bring back every fact, key and job, of the whole and of what came since, and nothing of it can be read without the private key', async () => {
    await write(20);
    await admin.query(`INSERT INTO queue.wanted_job (job, id, payload, run_at, queued_ms) VALUES ('a', '1', '{}', now(), 1)`);
    await admin.query(`INSERT INTO mail.sending (key, state, attempts) VALUES ('early', 'claimed', 1)`);
    await run(['backup']);
    const gone = await write(3);
    await admin.query(`UPDATE queue.wanted_job SET done_at = now()`);
    await admin.query(`UPDATE mail.sending SET state = 'sent', sent_at = now()`);
    await admin.query(`INSERT INTO subscription.checkpoint (subscription, version, position) VALUES ('reaction/x', 1, '23')`);
    await run(['backup', '--since']);
    await write(2);
    await run(['backup', '--since']);

    const listed = JSON.parse((await run(['backup', 'list', '--json'])).stdout) as object;
    expect(listed).toMatchObject({ facts: 25, segments: 2 });
    const opened = /is whole: 25 facts .* every sealed fact has its key/;
    expect((await run(['backup', 'verify', '--identity', identity()])).text).toMatch(opened);
    expect((await willow(['backup', 'verify', '--identity', '-'], env(), readFileSync(identity(), 'utf8'))).text).toMatch(opened);
    for (const name of files().filter((each) => each.endsWith('.age'))) {
      const bytes = readFileSync(join(folder, 'backups', name));
      expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1/);
      expect(bytes.includes(gone)).toBe(false);
    }

    await intoAnother(async (other, settings) => {
      const { text } = await run(withIdentity(), settings);
      expect(text).toMatch(/25 facts are back, as of .* every sealed fact has its key/);
      expect(await contentOf(other.adminUrl)).toEqual(await contentOf(database.adminUrl));
      // Where read models are built anew; it stays, and is empty.
      const schema = (await schemaOf(other.ownerUrl)).filter((line) => !line.startsWith('schema rm_next'));
      expect(schema).toEqual(await schemaOf(database.ownerUrl));
    });
  });

  it('bring back the key of the epoch that wraps the others, which is in no database', async () => {
    await intoAnother(async (first, settings) => {
      await run(['migrate'], settings);
      await run(['keys', 'turn'], settings);
      await write(4, first.url, settings['DATA_DIR']);
      await run(['backup'], settings);
      await run(['keys', 'turn'], settings);
      await write(1, first.url, settings['DATA_DIR']);
      await run(['backup', '--since'], settings);
      const second = await migratedDatabase();
      try {
        const there = { DATABASE_URL: second.url, DATABASE_OWNER_URL: second.ownerUrl, DATA_DIR: join(folder, 'second') };
        expect(await refusal(withIdentity(), there)).toMatch(/^it worked/);
        const { stdout } = await run(['doctor', 'keys', '--json'], there);
        expect(JSON.parse(stdout)).toMatchObject({ fit: 'fits', wrapped: 2, unwrapped: 2, epoch: 2, missing: { facts: 0 } });
        rmSync(join(folder, 'second', 'documents'), { recursive: true });
        expect((await run(['doctor', 'keys'], there)).status).toBe(1);
      } finally {
        await second.drop();
      }
    });
  });

  it('from before the master key was turned: with the file of the turn, which is then turned again', async () => {
    await intoAnother(async (first, settings) => {
      const there = (secrets: string) => ({ ...settings, MASTER_KEY: secrets });
      const read = (kind: 'turning' | 'turned') => readFileSync(join(folder, `master.key.${kind}`), 'utf8');
      const keysOf = async (more: Readonly<Record<string, string>>) =>
        JSON.parse((await run(['doctor', 'keys', '--json'], more)).stdout) as Record<string, unknown>;
      const sign = async (masterKey: string) => {
        const pools = openPools({ databaseUrl: first.url, timeoutFactor: 10 });
        const file = anchorFileOf(settings['DATA_DIR']!, first.url);
        await new LogAnchors({ log: postgresLog(pools.app), file, signer: new Secrets(masterKey).signer }).anchor();
        await pools.close();
      };
      const verified = async (masterKey: string) =>
        (await run(['audit', 'verify'], { ...there(masterKey), DATABASE_AUDIT_URL: first.auditUrl })).text;
      await run(['migrate'], settings);
      await write(4, first.url, settings['DATA_DIR']);
      await sign(MASTER_KEY);
      const { at } = JSON.parse((await run(['backup', '--json'], settings)).stdout) as { at: string };

      await run(['keys', 'new-master', '--out', join(folder, 'master.key')], settings);
      expect(statSync(join(folder, 'master.key.turning')).mode & 0o777).toBe(0o600);
      expect(await refusal(['keys', 'new-master', '--out', join(folder, 'master.key')], settings)).toMatch(/is there already/);
      expect(await keysOf(there(read('turning')))).toMatchObject({ fit: 'before', keyBefore: true, wrapped: 1, unwrapped: 1 });
      // Started with the key of the turn, and not turned yet.
      expect(await verified(read('turning'))).toMatch(/OK: up to position 5/);
      await sign(read('turning'));
      await run(['backup', '--since'], there(read('turning')));
      expect(await refusal(['keys', 'turn-master'], there(read('turning')))).toMatch(/Nothing was changed\. To do it: add --yes/);
      expect((await run(['keys', 'turn-master', '--yes'], there(read('turning')))).text).toMatch(
        /all of them open with the new master key/,
      );
      expect(await keysOf(there(read('turned')))).toMatchObject({ fit: 'fits', keyBefore: false, wrapped: 1, unwrapped: 1 });
      expect((await run(['doctor', 'keys'], settings)).status).toBe(1);
      await sign(read('turned'));
      expect(await verified(read('turned'))).toMatch(/OK: up to position 5/);
      expect(await verified(MASTER_KEY)).toMatch(/was not signed with this key/);

      const whichever = [[], ['--until', at]];
      const live = await contentOf(first.adminUrl);
      for (const which of whichever)
        expect(await refusal([...withIdentity(), ...which, '--replace'], there(read('turned')))).toMatch(
          /nothing was changed\. .* ends with \.turning/,
        );
      expect(await contentOf(first.adminUrl)).toEqual(live);

      const second = await migratedDatabase();
      const elsewhere = { DATABASE_URL: second.url, DATABASE_OWNER_URL: second.ownerUrl, DATA_DIR: join(folder, 'second') };
      try {
        const back = { ...elsewhere, MASTER_KEY: read('turning') };
        for (const which of whichever) expect(await refusal([...withIdentity(), ...which, '--replace'], back)).toMatch(/^it worked/);
        await run(['keys', 'turn-master', '--yes'], back);
        expect(await keysOf({ ...elsewhere, MASTER_KEY: read('turned') })).toMatchObject({ fit: 'fits', unwrapped: 1, wrapped: 1 });
        const { stdout } = await run(['backup', '--json'], { ...there(read('turned')) });
        expect(JSON.parse(stdout)).toMatchObject({ facts: 5 });
      } finally {
        await second.drop();
      }
    });
  });

  it('go back to a time between, and refuse a database that is in use unless it may be replaced', async () => {
    await run(['backup']);
    const before = await contentOf(database.adminUrl);
    const at = new Date().toISOString();
    await write(4);
    await run(['backup', '--since']);
    await intoAnother(async (other, settings) => {
      await run([...withIdentity(), '--until', at], settings);
      expect(await contentOf(other.adminUrl)).toEqual(before);
      expect(await refusal(withIdentity(), settings)).toMatch(/^This database is in use, and nothing was changed/);
      await run([...withIdentity(), '--replace'], settings);
      expect(await contentOf(other.adminUrl)).toEqual(await contentOf(database.adminUrl));
      expect(await refusal([...withIdentity(), '--until', '2020-01-01T00:00:00Z'], settings)).toMatch(/^There is no such backup/);
    });
  });

  it('destroy again the key of whoever was erased after the backup that comes back', async () => {
    const stream = await write(1);
    await run(['backup']);
    const at = new Date().toISOString();
    await admin.query(`UPDATE vault.subject_key SET wrapped = NULL, destroyed_at = now() WHERE subject = $1`, [stream]);
    await run(['backup', '--since']);
    await intoAnother(async (other, settings) => {
      await run([...withIdentity(), '--until', at], settings);
      const { 'vault.subject_key': keys } = (await contentOf(other.adminUrl)) as {
        'vault.subject_key': { subject: string; wrapped: unknown }[];
      };
      expect(keys.find(({ subject }) => subject === stream)).toMatchObject({ wrapped: null });
      rmSync(join(folder, 'backups', 'erased.json'));
      expect(await refusal([...withIdentity(), '--replace'], settings)).toMatch(
        /^The list of erased customers .* is missing or older than this backup/,
      );
    });
  });

  it('begin with everything again where the newest backup is of another database, or of a log that went back', async () => {
    await run(['backup']);
    await intoAnother(async (_, settings) => {
      const segments = async (more: Readonly<Record<string, string>>) =>
        (JSON.parse((await run(['backup', '--since', '--json'], more)).stdout) as { segment: number }).segment;
      expect(await segments({})).toBe(1);
      expect(await segments(settings)).toBe(0);
      expect(await segments(settings)).toBe(1);
      expect(await segments({})).toBe(0);
    });
  });
});

it('a backup has the key of every fact that came while it was made: the history is read before the tables', async () => {
  const pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  // Whatever store it is: what matters is that it is read apart from the tables.
  const history = new PostgresEventStore({ pools });
  const head = history.head.bind(history);
  jest.spyOn(history, 'head').mockImplementationOnce(async () => {
    await write(1);
    return head();
  });
  const parts = { eventStoreDb: history, documents: new FolderBlobStore(join(folder, 'data/documents')), secrets: new Secrets(MASTER_KEY) };
  const made = await makeBackup(backupSourceOf(readConfig(env()), { ...parts, now: () => new Date() }), 'whole');
  await history.close();
  await pools.close();
  const { rows } = await admin.query<{ keys: number }>('SELECT count(*)::int AS keys FROM vault.subject_key');
  expect(made.files.find(({ name }) => name === 'vault.subject_key')?.rows).toBe(rows[0]?.keys);
});

describe('a worker', () => {
  const HOUR_MS = 3_600_000;
  let now: Date;
  const worker = (settings: Readonly<Record<string, string>> = {}): Backups =>
    new Backups(
      readConfig(env({ BACKUP_KEEP_DAYS: '1', BACKUP_KEEP_WEEKS: '1', BACKUP_KEEP_MONTHS: '1', ...settings })),
      {} as never,
      new Logger('silent', 'test'),
      { now: () => now },
      new Secrets(MASTER_KEY),
      new FolderBlobStore(join(folder, 'data/documents')),
      { history: null } as SignedLog,
    );
  const listed = () => listBackups(folderArchive(join(folder, 'backups')), new Secrets(MASTER_KEY));
  const metric = async (backups: Backups, name: string): Promise<number> => {
    const registry = new Registry();
    backups.measure(registry);
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await registry.metrics())?.[1]);
  };

  it('makes everything once a night and what came since at any other time, deletes what is too old, and says how old the newest is', async () => {
    const backups = worker();
    now = new Date();
    for (let minute = 0; minute < 3; minute += 1) await backups.keep();
    expect(await listed()).toMatchObject([{ segments: 2 }]);
    now = new Date(Date.now() + 24 * HOUR_MS);
    await backups.keep();
    const made = await listed();
    expect(made).toMatchObject([{ segments: 0 }]);
    expect(new Set(files().flatMap((name) => (name.includes('/') ? [name.split('/')[0]] : [])))).toEqual(new Set([made[0]!.name]));
    expect(await metric(backups, 'willow_backup_timestamp_seconds')).toBe(Date.parse(made[0]!.upTo) / 1_000);
    expect(backups.warning).toBeNull();
  });

  it('says why it can make none, and goes on when it can', async () => {
    now = new Date();
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
    const backups = worker();
    await backups.keep();
    expect(backups.warning).toMatch(/^no backup can be made: BACKUP_URL: the place of backups could not/);
    rmSync(join(folder, 'backups'));
    await backups.keep();
    expect(backups.warning).toBeNull();
    expect(await listed()).toHaveLength(1);
  });

  it('refuses to start with what is no public key, and makes none where nobody said whom they are for', async () => {
    expect(() => worker({ BACKUP_RECIPIENT: recipient.slice(0, -3) })).toThrow(/^BACKUP_RECIPIENT: is no public key of age/);
    await worker({ BACKUP_RECIPIENT: '' }).keep();
    expect(files()).toEqual([]);
  });
});

describe('a backup is refused, and nothing is written', () => {
  const untouched = async (args: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<string> =>
    intoAnother(async (other, elsewhere) => {
      const before = await contentOf(other.adminUrl);
      const said = await refusal(args, { ...elsewhere, ...settings });
      expect(await contentOf(other.adminUrl)).toEqual(before);
      return said;
    });

  beforeEach(async () => {
    await write(5);
    await run(['backup']);
    await write(2);
    await run(['backup', '--since']);
    await write(1);
    await run(['backup', '--since']);
  });

  const find = (pattern: RegExp): string =>
    join(
      folder,
      'backups',
      files().find((name) => pattern.test(name))!,
    );
  const flip = (path: string): void => {
    const bytes = readFileSync(path);
    bytes[bytes.length - 20]! ^= 1;
    writeFileSync(path, bytes);
  };

  it('when a byte of it was changed, or a part is missing', async () => {
    flip(find(/^[^/]+\/es\.event\.0000\.age$/));
    expect(await untouched(withIdentity())).toMatch(/^\S+\/es\.event\.0000\.age was changed or cut short/);
    expect(await refusal(['backup', 'verify'])).toMatch(/was changed or cut short/);
    rmSync(find(/^[^/]+\/es\.event\.0000\.age$/));
    expect(await untouched(withIdentity())).toMatch(/es\.event\.0000\.age is missing/);
  });

  it('when a segment is missing, changed, or stands in another place', async () => {
    const [first, second] = [find(/000001\/manifest\.json$/), find(/000002\/manifest\.json$/)];
    const [one, two] = [readFileSync(first), readFileSync(second)];
    rmSync(first);
    const said = await untouched(withIdentity());
    expect(said).toMatch(/000001\/manifest\.json is missing in .* can be brought back with --until 2/);
    expect(await untouched([...withIdentity(), '--until', said.split('--until ')[1]!, '--identity', join(folder, 'data')])).toMatch(
      /^--identity: .* cannot be read/,
    );
    writeFileSync(first, two);
    expect(await untouched(withIdentity())).toMatch(/is of another backup, or of another place in this one/);
    writeFileSync(first, one.toString().replace(/facts\\":\d+/, 'facts\\":1'));
    expect(await untouched(withIdentity())).toMatch(/was not signed with this MASTER_KEY, or was changed/);
  });

  it('when it is opened with another private key, or another master key', async () => {
    const { text } = await willow(['backup', 'keygen', '--out', join(folder, 'other.key')], {});
    // By both its names: what is pasted under the other one does nothing.
    expect(text).toMatch(/^BACKUP_RECIPIENT=(age1\w+)$[^]*^WILLOW_BACKUP_RECIPIENT=\1$/m);
    expect(await untouched([...restore, '--identity', join(folder, 'other.key')])).toMatch(/does not open with this identity/);
    expect(await untouched(withIdentity(), { MASTER_KEY: randomBytes(32).toString('base64') })).toMatch(
      /was not signed with this MASTER_KEY/,
    );
    expect(await refusal(['backup', 'keygen', '--out', identity()])).toMatch(/is there already, and is not written over/);
  });

  it('when its keys are older than its history: whole in itself, and never to be read', async () => {
    await admin.query(
      'CREATE TABLE kept AS SELECT * FROM vault.subject_key; DELETE FROM vault.subject_key WHERE subject = (SELECT max(subject) FROM vault.subject_key)',
    );
    try {
      await run(['backup']);
      expect(await untouched(withIdentity())).toMatch(/^1 streams have sealed facts and no key in this backup, such as thing-/);
    } finally {
      await admin.query('INSERT INTO vault.subject_key SELECT * FROM kept ON CONFLICT DO NOTHING; DROP TABLE kept');
    }
  });
});
