import { placeOf } from '../subscriptions/batches.ts';
import { BEGINNING } from '../subscriptions/checkpoint.ts';
import type { Run } from '../subscriptions/checkpoint.ts';
import type { EventStore, Place, Position, RecordedEvent } from '../store/event-store.ts';

type Store = Pick<EventStore, 'readAll' | 'readStream' | 'compare'>;
type Stores = { readonly from: Store; readonly to: Store };

/**
 * Tells every projection and reaction where it stands in the copy: after the same event as before. So nothing that was handled is handled
 * again, and nothing is passed over. Facts that are parked stay parked. In a transaction, with both stores at rest.
 */
export async function translatePlaces(run: Run, { from, to }: Stores): Promise<number> {
  const known = new Map<Position, Place>();
  const translated = async (position: Position): Promise<Place> => {
    const place = known.get(position) ?? (await placeIn(to, await eventAt(from, position)));
    known.set(position, place);
    return place;
  };
  await run(`DELETE FROM subscription.checkpoint WHERE build = 'next'`, []);
  const checkpoints = await run<{ readonly subscription: string; readonly position: Position }>(
    'SELECT subscription, position FROM subscription.checkpoint ORDER BY subscription FOR UPDATE',
    [],
  );
  for (const { subscription, position } of checkpoints) {
    const place = await translated(position);
    await run('UPDATE subscription.checkpoint SET position = $2, mark = $3 WHERE subscription = $1', [
      subscription,
      place.position,
      place.mark,
    ]);
  }
  const parked = await run<{ readonly subscription: string; readonly id: string; readonly position: Position }>(
    'SELECT subscription, event_id AS id, position FROM subscription.parked WHERE resolved_at IS NULL FOR UPDATE',
    [],
  );
  for (const { subscription, id, position } of parked)
    await run('UPDATE subscription.parked SET position = $3 WHERE subscription = $1 AND event_id = $2', [
      subscription,
      id,
      (await translated(position)).position,
    ]);
  return checkpoints.length;
}

/** The event at a position or, where something that is not ours stands there, the last one before it. */
export async function eventAt(store: Pick<EventStore, 'readAll' | 'compare'>, position: Position): Promise<RecordedEvent | null> {
  if (position === 'start') return null;
  for await (const event of store.readAll(position, { maxCount: 1 })) if (store.compare(event.position, position) === 0) return event;
  for await (const event of store.readAll(position, { maxCount: 1, backwards: true })) return event;
  return null;
}

/** Where the same event stands in the other store. Its mark needs its hash, which only a read in the log's order gives. */
async function placeIn(store: Store, event: RecordedEvent | null): Promise<Place> {
  if (!event) return BEGINNING;
  for await (const { id, position } of store.readStream(event.stream, { from: event.revision, to: event.revision })) {
    const standing = id === event.id ? await eventAt(store, position) : null;
    if (standing) return placeOf(standing);
  }
  throw new Error(`The event ${event.id} is not in the copy`);
}
