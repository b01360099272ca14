import type pg from 'pg';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';
import { changedSince } from './changed-since.ts';
import type { Manifest } from './manifest.ts';

export const BEFORE_ALL: Manifest['head'] = { facts: 0, position: null, id: null, recordedAt: null };

export type Moment = {
  readonly at: string;
  readonly xmin: string;
  readonly database: string;
  /** Of the log in PostgreSQL. */
  readonly head: Manifest['head'];
  /** Subjects whose keys were destroyed. */
  readonly erased: readonly string[];
  /** Addresses of documents that were named since, or ever. */
  readonly documents: readonly string[];
};

const ISO = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A server that was put back to an earlier time counts its transactions again: it is another one for us. */
const DATABASE = `(SELECT format('%s/%s/%s', system_identifier, (SELECT timeline_id FROM pg_control_checkpoint()), d.oid)
  FROM pg_control_system(), pg_database d WHERE d.datname = current_database())`;

const LAST = `SELECT position::float8 AS facts, position::text AS position, id::text AS id, ${ISO('recorded_at')} AS "recordedAt"
  FROM es.event ORDER BY es.event.position DESC LIMIT 1`;

/** Of a transaction that reads in one snapshot. */
export async function momentOf(client: pg.ClientBase, since: string | null): Promise<Moment> {
  const now = await client.query<Pick<Moment, 'at' | 'xmin' | 'database'>>(
    `SELECT ${ISO('now()')} AS at, pg_snapshot_xmin(pg_current_snapshot())::text AS xmin, ${DATABASE} AS database`,
  );
  const last = await client.query<Manifest['head']>(LAST);
  const erased = await client.query<{ subject: string }>('SELECT subject FROM vault.subject_key WHERE destroyed_at IS NOT NULL');
  const documents = await client.query<{ blob: string }>(
    `SELECT DISTINCT blob FROM documents.will_document WHERE blob IS NOT NULL${since === null ? '' : ` AND ${changedSince(since)}`}`,
  );
  return {
    ...now.rows[0]!,
    head: last.rows[0] ?? BEFORE_ALL,
    erased: erased.rows.map(({ subject }) => subject),
    documents: documents.rows.map(({ blob }) => blob),
  };
}

/** Whether this database and this history are those that the backup was made of, and have only grown. */
export async function goesOn(client: pg.ClientBase, eventStoreDb: EventStore | null, base: Manifest): Promise<boolean> {
  if (base.store !== (eventStoreDb ? 'eventstoredb' : 'postgres')) return false;
  const { rows } = await client.query<{ same: boolean }>(
    `SELECT ${DATABASE} = $1 AND $2::xid8 <= pg_snapshot_xmin(pg_current_snapshot()) AS same`,
    [base.database, base.xmin],
  );
  return rows[0]?.same === true && (await stands(client, eventStoreDb, base.head));
}

async function stands(client: pg.ClientBase, eventStoreDb: EventStore | null, { position, id }: Manifest['head']): Promise<boolean> {
  if (position === null) return true;
  if (!eventStoreDb) return (await client.query('SELECT FROM es.event WHERE position = $1 AND id = $2', [position, id])).rowCount === 1;
  for await (const event of eventStoreDb.readAll(position, { maxCount: 1 })) return event.id === id;
  return false;
}
