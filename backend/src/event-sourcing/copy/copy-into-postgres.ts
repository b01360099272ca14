import type pg from 'pg';
import type { RecordedEvent } from '../store/event-store.ts';
import { prepareAppend } from '../store/prepared-append.ts';
import { hashOf, NO_HASH } from '../store/postgres/chain.ts';

const BATCH = 500;

/**
 * Adds events of another store to the log, in their order, with the times they were recorded at, which makes the same chain again. Needs the
 * owner of the log: the app can add events of now only. Each batch is a transaction.
 */
export async function copyIntoPostgres(
  owner: pg.ClientBase,
  events: AsyncIterable<RecordedEvent>,
  stored: (count: number) => void,
): Promise<void> {
  let batch: RecordedEvent[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await insert(owner, batch);
    stored(batch.length);
    batch = [];
  };
  for await (const event of events) if (batch.push(event) >= BATCH) await flush();
  await flush();
}

async function insert(owner: pg.ClientBase, events: readonly RecordedEvent[]): Promise<void> {
  await owner.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('es.append', 0))`);
  try {
    const links = await chained(owner, events);
    const column = <T>(of: (link: Link) => T): T[] => links.map(of);
    await owner.query(INSERT, [
      column(({ position }) => position),
      column(({ event }) => event.stream),
      column(({ event }) => event.revision),
      column(({ event }) => event.id),
      column(({ event }) => event.type),
      column(({ prepared }) => prepared.data),
      column(({ prepared }) => prepared.metadata),
      column(({ event }) => event.sealed && Buffer.from(event.sealed)),
      column(({ event }) => event.recordedAt),
      column(({ prepared }) => prepared.bytes),
      column(({ previous }) => previous),
      column(({ previousInStream }) => previousInStream),
    ]);
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

type Link = {
  readonly event: RecordedEvent;
  readonly prepared: { readonly data: string; readonly metadata: string; readonly bytes: number };
  readonly position: number;
  readonly previous: Buffer;
  readonly previousInStream: Buffer;
};

/** Each with the hashes before it; the database makes its own. */
async function chained(owner: pg.ClientBase, events: readonly RecordedEvent[]): Promise<readonly Link[]> {
  const { rows: heads } = await owner.query<{ position: string; hash: Buffer }>(
    'SELECT position, hash FROM es.event ORDER BY position DESC LIMIT 1',
  );
  const { rows: ends } = await owner.query<{ stream: string; hash: Buffer }>(LAST_OF_STREAMS, [
    [...new Set(events.map(({ stream }) => stream))],
  ]);
  const lastOf = new Map(ends.map(({ stream, hash }) => [stream, hash]));
  let position = Number(heads[0]?.position ?? 0);
  let previous = heads[0]?.hash ?? NO_HASH;
  return events.map((event) => {
    const { stream, revision, id, type, sealed, recordedAt } = event;
    const [prepared] = prepareAppend(stream, 'any', [event]).events;
    if (!prepared) throw new Error('Nothing was prepared');
    position += 1;
    const link = { event, prepared, position, previous, previousInStream: lastOf.get(stream) ?? NO_HASH };
    const { data, metadata } = prepared;
    const content = { position, stream, revision, id, type, data, metadata, sealed, recordedAtMs: Date.parse(recordedAt) };
    previous = hashOf(previous, link.previousInStream, content);
    lastOf.set(stream, previous);
    return link;
  });
}

const LAST_OF_STREAMS = `
  SELECT name AS stream, last.hash FROM unnest($1::text[]) name CROSS JOIN LATERAL (
    SELECT hash FROM es.event e WHERE e.stream = name ORDER BY e.revision DESC LIMIT 1) last`;

const INSERT = `
  INSERT INTO es.event (position, stream, revision, id, type, data, metadata, sealed, recorded_at, size, hash)
    SELECT p, s, r, i, t, d::json, m::json, x, at, z, es.event_hash(before, before_in_stream, p, s, r, i, t, d, m, x, at)
      FROM unnest($1::bigint[], $2::text[], $3::int[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::bytea[], $9::timestamptz(3)[],
                  $10::int[], $11::bytea[], $12::bytea[]) AS e (p, s, r, i, t, d, m, x, at, z, before, before_in_stream)`;
