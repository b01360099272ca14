import type { EventStore, RecordedEvent } from '../store/event-store.ts';
import type { Parked } from './parked.ts';

export async function readParked(store: EventStore, stream: string, parked: readonly Parked[]): Promise<readonly RecordedEvent[]> {
  const [first, last] = [parked[0], parked.at(-1)];
  if (!first || !last) return [];
  const wanted = new Set(parked.map(({ eventId }) => eventId));
  const events: RecordedEvent[] = [];
  const range = { from: first.revision, to: last.revision };
  for await (const event of store.readStream(stream, range)) if (wanted.has(event.id)) events.push(event);
  return events;
}
