import type pg from 'pg';
import { allMigrations } from '../database/migrations/index.ts';
import { withClient } from '../database/with-client.ts';
import { actingSecrets, checkValueOf } from '../keys/key-check.ts';
import { anchorsSince } from './anchors-since.ts';
import type { BackupSource } from './backup-source.ts';
import { changedSince } from './changed-since.ts';
import { copyOut } from './copied-tables.ts';
import { copyDocuments } from './copied-documents.ts';
import { dueExtent, type Extent } from './due.ts';
import { discard } from './discard.ts';
import { copyEpochKeys } from './epoch-keys.ts';
import { historySince } from './history-file.ts';
import { addErased, listBackups, type ListedBackup, writeList } from './index-of-backups.ts';
import { backupNameOf, type BackupFile, folderOf, Manifest, manifestPath, opened, sha256, signed } from './manifest.ts';
import { BEFORE_ALL, goesOn, type Moment, momentOf } from './moment.ts';
import { outlived } from './retention.ts';
import { KEPT, type KeptTable } from './tables.ts';

const LOCK = `hashtextextended('willow.backup', 0)`;

/** Waits for one that is under way. Throws BackupRefused, ArchiveUnavailable, or whatever the stores throw; what is listed is always complete. */
export async function makeBackup(source: BackupSource, extent: Extent | 'due'): Promise<Manifest> {
  return withClient(source.databaseUrl, async (client) => {
    await client.query(`SELECT pg_advisory_lock(${LOCK})`);
    const listed = await listBackups(source.archive, source.secrets);
    const wanted = extent === 'due' ? dueExtent(listed.at(-1), source.now()) : extent;
    const base = wanted === 'since' ? await baseOf(source, client, listed.at(-1)) : null;
    const made = await new Maker(source, client, base).make();
    await list(source, listed, made);
    return made.manifest;
  });
}

export type Base = { readonly manifest: Manifest; readonly hash: string };
type Made = Base;

/** Null when the newest backup cannot be gone on from. */
async function baseOf(source: BackupSource, client: pg.ClientBase, newest: ListedBackup | undefined): Promise<Base | null> {
  const path = newest && manifestPath({ name: newest.name, segment: newest.segments });
  const bytes = path ? await source.archive.get(path) : null;
  if (!path || !bytes || sha256(bytes) !== newest.last) return null;
  const manifest = opened(source.secrets, Manifest, bytes, path);
  return (await goesOn(client, source.eventStoreDb, manifest)) ? { manifest, hash: sha256(bytes) } : null;
}

async function list(source: BackupSource, listed: readonly ListedBackup[], { manifest, hash }: Made): Promise<void> {
  const { archive, secrets, retention } = source;
  const { name, segment, at, head } = manifest;
  const before = listed.find((each) => each.name === name);
  const newest = { name, at: before?.at ?? at, upTo: at, facts: head.facts, segments: segment, last: hash };
  const all = [...listed.filter((each) => each !== before), newest];
  const gone = segment === 0 ? outlived(all, retention) : [];
  // What is deleted is taken off the list first: what is listed can be restored.
  await writeList(
    archive,
    secrets,
    all.filter((each) => !gone.includes(each)),
  );
  for (const each of gone) await discard(archive, secrets, each);
}

/** The history first, and then the database in one snapshot: it has the key of every fact that was read before. */
class Maker {
  readonly #source: BackupSource;
  readonly #client: pg.ClientBase;
  readonly #base: Base | null;
  readonly #beganAt: Date;
  readonly #folder: string;
  readonly #of: { readonly name: string; readonly segment: number };
  readonly #files: BackupFile[] = [];

  constructor(source: BackupSource, client: pg.ClientBase, base: Base | null) {
    this.#source = source;
    this.#client = client;
    this.#base = base;
    this.#beganAt = source.now();
    this.#of = base ? { name: base.manifest.name, segment: base.manifest.segment + 1 } : { name: backupNameOf(this.#beganAt), segment: 0 };
    this.#folder = folderOf(this.#of);
  }

  async make(): Promise<Made> {
    const { archive, secrets, eventStoreDb } = this.#source;
    const base = this.#base?.manifest;
    const anchors = await anchorsSince(this.#source.anchors, base?.anchorBytes ?? 0, this.#target);
    if (anchors.file) this.#files.push(anchors.file);
    const history = eventStoreDb && (await historySince(eventStoreDb, base?.head ?? BEFORE_ALL, this.#target));
    if (history?.file) this.#files.push(history.file);
    const historyAt = this.#source.now().toISOString();
    const moment = await this.#copyDatabase();
    await addErased(archive, secrets, moment.erased);
    await copyDocuments(this.#source, moment.documents, { isAll: !base });
    const manifest: Manifest = {
      format: 1,
      ...this.#of,
      previous: this.#base?.hash ?? null,
      store: eventStoreDb ? 'eventstoredb' : 'postgres',
      migrations: allMigrations.map(({ name }) => name),
      keyCheck: moment.keyCheck,
      database: moment.database,
      beganAt: this.#beganAt.toISOString(),
      historyAt: eventStoreDb ? historyAt : moment.at,
      at: moment.at,
      head: history?.head ?? moment.head,
      xmin: moment.xmin,
      anchorBytes: anchors.bytes,
      erased: moment.erased.length,
      files: this.#files,
    };
    const bytes = signed(secrets, manifest);
    await archive.put(manifestPath(manifest), bytes);
    return { manifest, hash: sha256(bytes) };
  }

  get #target() {
    const { archive, seal } = this.#source;
    return { archive, seal, folder: this.#folder };
  }

  async #copyDatabase(): Promise<Moment & Pick<Manifest, 'keyCheck'>> {
    await this.#client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    try {
      const moment = await momentOf(this.#client, this.#base?.manifest.xmin ?? null);
      for (const table of KEPT) {
        const file = await copyOut(this.#client, table, this.#wanted(table), this.#target);
        if (file) this.#files.push(file);
      }
      const epochKeys = await copyEpochKeys(this.#client, this.#source.documents, this.#target);
      if (epochKeys) this.#files.push(epochKeys);
      return { ...moment, keyCheck: checkValueOf(await actingSecrets(this.#client, this.#source.secrets)) };
    } finally {
      await this.#client.query('ROLLBACK').catch(() => undefined);
    }
  }

  /** Of a log in PostgreSQL positions have no hole, so what came since is found by its key. */
  #wanted({ name, where }: KeptTable): readonly string[] {
    const base = this.#base?.manifest;
    const own = where ? [where] : [];
    if (!base) return own;
    if (name === 'es.event' && base.store === 'postgres') return [...own, `position > ${Number(base.head.position ?? 0)}`];
    return [...own, changedSince(base.xmin)];
  }
}
