import type { EventStore, Place, RecordedEvent } from '../store/event-store.ts';
import { markOf, positionOfMark } from '../store/mark.ts';

export type Comparison = {
  /** Whether the log is the one that was read up to here. */
  readonly fits: boolean;
  /** The first event after the place. */
  readonly next: RecordedEvent | null;
};

export async function compareWithLog(store: Pick<EventStore, 'readAll' | 'compare' | 'head'>, place: Place): Promise<Comparison> {
  const { position, mark } = place;
  let fits = mark === null ? store.compare(position, await store.head()) <= 0 : false;
  for await (const event of store.readAll(mark === null ? position : positionOfMark(mark), { maxCount: 2 })) {
    fits ||= markOf(event) === mark;
    if (!fits || store.compare(event.position, position) > 0) return { fits, next: event };
  }
  return { fits, next: null };
}
