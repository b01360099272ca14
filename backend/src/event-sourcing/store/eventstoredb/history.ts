import type { ReconnectingClient } from './reconnecting-client.ts';
import type { Page } from './eventstoredb-gateway.ts';
import { compareLogPositions } from './positions.ts';
import type { LogPosition } from './positions.ts';

export type HistoryOptions = { readonly client: ReconnectingClient; readonly idleTimeoutMs: number; readonly signal: AbortSignal };

export async function* history(
  after: LogPosition | 'start',
  { client, idleTimeoutMs, signal }: HistoryOptions,
): AsyncGenerator<Page, void, undefined> {
  const pages = client.stream((gateway, signal) => gateway.readAll(after, { backwards: false }, { signal, idleTimeoutMs }), signal);
  for await (const page of pages) yield page.filter(({ position }) => isAfter(position, after));
}

export const isAfter = (position: LogPosition, after: LogPosition | 'start'): boolean =>
  after === 'start' || compareLogPositions(position, after) > 0;
