import { EventStoreDBClient } from '@eventstore/db-client';
import { query } from '../kit/database.ts';
import type { World } from './world.ts';

type Row = { readonly stream: string; readonly revision: number; readonly id: string; readonly data: string; readonly at: string };

/** Reads both with nothing of the product's: what the copy has at each place, and whether it is what the log in PostgreSQL has there. */
export async function faultsOf({ databaseUrl, url }: World, facts: number): Promise<readonly string[]> {
  const rows = await query<Row>(
    databaseUrl,
    `SELECT stream, revision, id, data::text AS data, to_char(recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
       FROM es.event ORDER BY position`,
  );
  const client = EventStoreDBClient.connectionString(url);
  const faults: string[] = [];
  let place = 0;
  for await (const { event } of client.readAll()) {
    if (!event || event.type.startsWith('$')) continue;
    const row = rows[place];
    place += 1;
    const { 'willow-recorded-at': at } = event.metadata as Record<string, string>;
    const found = { stream: event.streamId, revision: Number(event.revision), id: event.id, data: JSON.stringify(event.data), at };
    if (JSON.stringify(found) !== JSON.stringify(row)) faults.push(`place ${place} has ${found.stream}@${found.revision}`);
  }
  await client.dispose();
  if (place !== rows.length || place < facts) faults.push(`${place} facts in the copy, ${rows.length} in PostgreSQL, ${facts} were made`);
  return faults;
}
