import type { EventFilter, RecordedEvent } from './event-store.ts';

export function matcher(filter: EventFilter | undefined): (event: Pick<RecordedEvent, 'type' | 'stream'>) => boolean {
  if (!filter) return () => true;
  if ('types' in filter) {
    const types = new Set(filter.types);
    return ({ type }) => types.has(type);
  }
  return ({ stream }) => filter.streamPrefixes.some((prefix) => stream.startsWith(prefix));
}
