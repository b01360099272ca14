import type { ReconnectingClient } from './reconnecting-client.ts';
import type { RawEvent } from './event-codec.ts';
import { compareLogPositions } from './positions.ts';
import type { LogPosition } from './positions.ts';

export type HistoryOptions = { readonly client: ReconnectingClient; readonly idleTimeoutMs: number; readonly signal: AbortSignal };

export async function* history(
  after: LogPosition | 'start',
  { client, idleTimeoutMs, signal }: HistoryOptions,
): AsyncGenerator<RawEvent, void, undefined> {
  const events = client.stream((gateway, signal) => gateway.readAll(after, { backwards: false }, { signal, idleTimeoutMs }), signal);
  for await (const event of events) if (isAfter(event.position, after)) yield event;
}

export const isAfter = (position: LogPosition, after: LogPosition | 'start'): boolean =>
  after === 'start' || compareLogPositions(position, after) > 0;
