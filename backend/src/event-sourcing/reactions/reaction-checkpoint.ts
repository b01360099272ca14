import type pg from 'pg';
import { placeOf } from '../subscriptions/batches.ts';
import { BEGINNING, Checkpoint } from '../subscriptions/checkpoint.ts';
import type { CheckpointRow, Run } from '../subscriptions/checkpoint.ts';
import type { EventStore, Place } from '../store/event-store.ts';
import type { Reaction } from './reaction.ts';

export const subscriptionOf = (reaction: string): string => `reaction/${reaction}`;

/** A reaction's own version never changes: it is not replayed. */
export const REACTION_VERSION = 1;

export const runOn =
  (pool: Pick<pg.Pool, 'query'>): Run =>
  async <Row>(sql: string, values: readonly unknown[]) =>
    (await pool.query<Row & pg.QueryResultRow>(sql, [...values])).rows;

export async function startOf({ name, startFrom = 'present' }: Reaction, store: EventStore, pool: pg.Pool): Promise<CheckpointRow> {
  const checkpoint = new Checkpoint(subscriptionOf(name));
  const run = runOn(pool);
  const known = await checkpoint.read(run);
  if (known) return known;
  const beginning = startFrom === 'start' ? BEGINNING : await presentOf(store);
  return checkpoint.ensure(run, { version: REACTION_VERSION, ...beginning });
}

async function presentOf(store: EventStore): Promise<Place> {
  for await (const last of store.readAll('end', { backwards: true, maxCount: 1 })) return placeOf(last);
  return BEGINNING;
}
