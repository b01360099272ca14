import type { KeyObject } from 'node:crypto';
import pg from 'pg';
import { ignoreErrors } from '../event-sourcing/postgres/ignore-errors.ts';
import { AnchorFile } from '../event-sourcing/store/anchors/anchor-file.ts';
import { verifyLog } from '../event-sourcing/store/anchors/verify-log.ts';
import type { LogReport } from '../event-sourcing/store/anchors/verify-log.ts';
import { EventStoreDbEventStore } from '../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { verifyHistory } from '../event-sourcing/store/eventstoredb/verify-history.ts';

import { anchorFileOf } from '../platform/event-store/anchors.module.ts';
import type { Environment } from './command.ts';
import { UsageError } from './launch/options.ts';

/** The file is one for each database, also where the events are in EventStoreDB. */
export function anchorFileFrom(given: string | undefined, { DATA_DIR, DATABASE_AUDIT_URL, DATABASE_URL }: Environment): AnchorFile {
  if (given) return new AnchorFile(given);
  const url = DATABASE_AUDIT_URL || DATABASE_URL;
  if (!url) throw new UsageError('Cannot tell: name the file with --anchors <file>, or set DATABASE_AUDIT_URL');
  return anchorFileOf(DATA_DIR || '.data', url);
}

/** Needs a login that may read the log, and nothing else; where a server knows no logins, `EVENTSTORE_URL` will do. */
export async function reportOn(file: AnchorFile, publicKey: KeyObject | null, env: Environment): Promise<LogReport> {
  const { DATABASE_AUDIT_URL } = env;
  const url = env['EVENTSTORE_AUDIT_URL'] || env['EVENTSTORE_URL'];
  if (url) {
    const store = new EventStoreDbEventStore({ url });
    return verifyHistory({ history: store.history('start'), file, publicKey }).finally(() => store.close());
  }
  if (!DATABASE_AUDIT_URL) throw new UsageError('Cannot tell: set DATABASE_AUDIT_URL, the login that may read the log');
  const pool = ignoreErrors(new pg.Pool({ connectionString: DATABASE_AUDIT_URL, max: 1, application_name: 'willow audit verify' }));
  return verifyLog({ pool, file, publicKey }).finally(() => pool.end());
}
