import { resolve } from 'node:path';
import pg from 'pg';
import { ignoreErrors } from '../../event-sourcing/postgres/ignore-errors.ts';
import { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import { type AnchorSigner, publicKeyOf } from '../../event-sourcing/store/anchors/anchor.ts';
import type { LogSource } from '../../event-sourcing/store/anchors/log-source.ts';
import { EventStoreDbEventStore } from '../../event-sourcing/store/eventstoredb/eventstoredb-event-store.ts';
import { KeptChain } from '../../event-sourcing/store/eventstoredb/kept-chain.ts';
import { eventStoreDbSource } from '../../event-sourcing/store/eventstoredb/eventstoredb-source.ts';
import { postgresSource } from '../../event-sourcing/store/postgres/postgres-source.ts';
import { Secrets } from '../../platform/keys/secrets.ts';
import { anchorFileOf } from '../../platform/event-store/anchor-file-of.ts';
import type { Environment } from '../command.ts';
import { counting } from '../progress.ts';
import { UsageError } from '../usage-error.ts';

/** The file is one for each database, also where the events are in EventStoreDB. */
export function anchorFileFrom(
  given: string | undefined,
  { DATA_DIR, DATABASE_AUDIT_URL, DATABASE_URL, INIT_CWD }: Environment,
): AnchorFile {
  if (given) return new AnchorFile(resolve(INIT_CWD ?? process.cwd(), given));
  const url = DATABASE_AUDIT_URL || DATABASE_URL;
  if (!url) throw new UsageError('Cannot tell: name the file with --anchors <file>, or set DATABASE_AUDIT_URL');
  return anchorFileOf(DATA_DIR || '.data', url);
}

/**
 * Needs a login that may read the log, and nothing else; where a server knows no logins, `EVENTSTORE_URL` will do. The chain of EventStoreDB is in
 * PostgreSQL, for whoever may read that too.
 */
export async function withLog<T>(env: Environment, work: (source: LogSource) => Promise<T>): Promise<T> {
  const { DATABASE_AUDIT_URL, DATABASE_URL } = env;
  const url = env['EVENTSTORE_AUDIT_URL'] || env['EVENTSTORE_URL'];
  if (url) {
    const store = new EventStoreDbEventStore({ url });
    const databaseUrl = DATABASE_AUDIT_URL || DATABASE_URL;
    const pool = databaseUrl ? poolOf(databaseUrl) : null;
    return work(watched(eventStoreDbSource(store, pool && new KeptChain(pool)))).finally(() => Promise.all([store.close(), pool?.end()]));
  }
  if (!DATABASE_AUDIT_URL) throw new UsageError('Cannot tell: set DATABASE_AUDIT_URL, the login that may read the log');
  const pool = poolOf(DATABASE_AUDIT_URL);
  return work(watched(postgresSource(pool))).finally(() => pool.end());
}

/** Whoever looks on sees how far it is; elsewhere nothing is counted, because that costs time. */
function watched(source: LogSource): LogSource {
  if (!process.stderr.isTTY) return source;
  const count = counting('verified');
  const verify: LogSource['verify'] = (options) =>
    source.verify({
      ...options,
      each: (event) => {
        count();
        options.each?.(event);
      },
    });
  return { verify, read: (selection) => source.read(selection) };
}

const poolOf = (connectionString: string): pg.Pool =>
  ignoreErrors(new pg.Pool({ connectionString, max: 1, application_name: 'willow audit' }));

/** Who audits has it; who runs the product has it by the master key. */
export function publicKeysFrom(given: string | undefined, { MASTER_KEY }: Environment): Pick<AnchorSigner, 'publicKey' | 'before'> | null {
  if (given) return { publicKey: publicKeyOf(given), before: null };
  return MASTER_KEY ? signerFrom(MASTER_KEY) : null;
}

export const signerFrom = (masterKey: string): AnchorSigner => new Secrets(masterKey).signer;
