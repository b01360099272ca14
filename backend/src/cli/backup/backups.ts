import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { type Archive, ArchiveUnavailable, openArchive } from '../../platform/backup/archive.ts';
import { BackupRefused } from '../../platform/backup/backup-refused.ts';
import { type Unseal, unsealWith } from '../../platform/backup/sealed-files.ts';
import { type BackupSource, backupSourceOf } from '../../platform/backup/backup-source.ts';
import { openBlobStore } from '../../platform/blobs/open-blob-store.ts';
import { type Config, readConfig } from '../../platform/config/config.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import { CannotDo } from '../cannot-do.ts';
import type { Environment } from '../command.ts';
import { secretLine } from '../secret-line.ts';

export type Backups = { readonly config: Config; readonly archive: Archive; readonly secrets: Secrets };

/** Throws CannotDo, ConfigError and whatever the work throws. */
export async function withBackups<T>(env: Environment, work: (backups: Backups) => Promise<T>): Promise<T> {
  const config = readConfig(env);
  try {
    return await work({ config, archive: openArchive(config), secrets: new Secrets(config.MASTER_KEY) });
  } catch (error) {
    throw error instanceof BackupRefused || error instanceof ArchiveUnavailable ? new CannotDo(error.message) : error;
  }
}

/** What a backup is made of. Whoever asks for it closes the store. Throws ConfigError. */
export function sourceOf({ config, secrets }: Backups): BackupSource & { readonly close: () => Promise<void> } {
  const eventStoreDb = config.EVENTSTORE_URL ? new EventStoreDbEventStore({ url: config.EVENTSTORE_URL }) : null;
  const source = backupSourceOf(config, { eventStoreDb, documents: openBlobStore(config), secrets, now: () => new Date() });
  return { ...source, close: () => eventStoreDb?.close() ?? Promise.resolve() };
}

const IDENTITY = /^AGE-SECRET-KEY-[0-9A-Z-]+$/m;

/** From a file as age-keygen writes it (`-`: standard input), or typed: it never stands on a command line. Throws CannotDo. */
export async function identityFrom(file: string | undefined, { INIT_CWD }: Environment): Promise<Unseal> {
  const isFile = file !== undefined && file !== '-';
  const text = isFile
    ? await readFile(resolve(INIT_CWD ?? process.cwd(), file), 'utf8').catch((error: NodeJS.ErrnoException) => {
        throw new CannotDo(`--identity: ${file} cannot be read (${error.code ?? 'it failed'})`);
      })
    : await secretLine('The private key that backups are opened with (AGE-SECRET-KEY-…): ');
  const [identity] = IDENTITY.exec(text) ?? [];
  if (!identity) throw new CannotDo('That is no private key of age: it begins with AGE-SECRET-KEY-');
  try {
    return unsealWith(identity);
  } catch {
    throw new CannotDo('That is no private key of age: it was damaged, or cut short');
  }
}
