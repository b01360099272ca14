import type { ClientLine } from './client-line.ts';
import type { RawEvent } from './event-codec.ts';
import { comparePlaces } from './positions.ts';
import type { Place } from './positions.ts';

export type HistoryOptions = { readonly line: ClientLine; readonly idleMs: number; readonly signal: AbortSignal };

/** Everything after a place up to the end as it is then, system events among them. A slow consumer makes the server wait. */
export async function* history(
  after: Place | 'start',
  { line, idleMs, signal }: HistoryOptions,
): AsyncGenerator<RawEvent, void, undefined> {
  const events = line.stream((gateway, signal) => gateway.readAll(after, { backwards: false }, { signal, idleMs }), signal);
  for await (const event of events) if (isAfter(event.place, after)) yield event;
}

export const isAfter = (place: Place, after: Place | 'start'): boolean => after === 'start' || comparePlaces(place, after) > 0;
