import type { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';
import type { BlobStore } from '../blobs/blob-store.ts';
import { underCompose } from '../config/both-names.ts';
import { type Config, ConfigError } from '../config/config.ts';
import { anchorFileOf } from '../event-store/anchor-file-of.ts';
import type { Secrets } from '../keys/secrets.ts';
import { type Archive, openArchive } from './archive.ts';
import type { Retention } from './retention.ts';
import { type Seal, sealFor } from './sealed-files.ts';

/** What a backup is made of, whom it is for, and how long it is kept. */
export type BackupSource = {
  readonly databaseUrl: string;
  /** Null where it is in PostgreSQL. */
  readonly eventStoreDb: EventStore | null;
  readonly anchors: AnchorFile;
  readonly documents: BlobStore;
  readonly secrets: Secrets;
  readonly archive: Archive;
  readonly seal: Seal;
  readonly retention: Retention;
  readonly now: () => Date;
};

type Parts = Pick<BackupSource, 'eventStoreDb' | 'documents' | 'secrets' | 'now'>;

/** Throws ConfigError. */
export function backupSourceOf(config: Config, parts: Parts): BackupSource {
  const { BACKUP_RECIPIENT, BACKUP_KEEP_DAYS: days, BACKUP_KEEP_WEEKS: weeks, BACKUP_KEEP_MONTHS: months } = config;
  if (!BACKUP_RECIPIENT)
    throw new ConfigError([
      `BACKUP_RECIPIENT: must be the public key that backups are encrypted to; to make one: willow backup keygen (${underCompose('BACKUP_RECIPIENT')})`,
    ]);
  return {
    ...parts,
    databaseUrl: config.DATABASE_URL,
    anchors: anchorFileOf(config.DATA_DIR, config.DATABASE_URL),
    archive: openArchive(config),
    seal: recipientsIn(BACKUP_RECIPIENT),
    retention: { days, weeks, months },
  };
}

function recipientsIn(text: string): Seal {
  try {
    return sealFor(text.split(/[\s,]+/));
  } catch {
    throw new ConfigError([
      `BACKUP_RECIPIENT: is no public key of age, or was cut short; willow backup keygen shows it when it makes one (${underCompose('BACKUP_RECIPIENT')})`,
    ]);
  }
}
