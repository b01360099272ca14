import type { EventFilter, RecordedEvent } from './event-store.ts';

export function matcher(filter: EventFilter | undefined): (event: Pick<RecordedEvent, 'type' | 'stream'>) => boolean {
  if (!filter) return () => true;
  return 'typePrefixes' in filter
    ? ({ type }) => filter.typePrefixes.some((prefix) => type.startsWith(prefix))
    : ({ stream }) => filter.streamPrefixes.some((prefix) => stream.startsWith(prefix));
}
