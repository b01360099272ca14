import type { EventStore, RecordedEvent } from '../store/event-store.ts';
import type { Parked } from './parked.ts';

/** The events of one stream that are aside, in order. */
export async function readParked(store: EventStore, stream: string, parked: readonly Parked[]): Promise<readonly RecordedEvent[]> {
  if (parked.length === 0) return [];
  const wanted = new Set(parked.map(({ eventId }) => eventId));
  const events: RecordedEvent[] = [];
  const range = { from: parked[0]!.revision, to: parked.at(-1)!.revision };
  for await (const event of store.readStream(stream, range)) if (wanted.has(event.id)) events.push(event);
  return events;
}
