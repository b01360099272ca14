import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { Recorded } from './log.ts';

/** `checkpointEvery` counts events looked at. */
export type Filter = { readonly matches: (event: Recorded) => boolean; readonly checkpointEvery: number };

const DEFAULT_WINDOW = 32;

/** Many prefixes are alternatives; a regular expression stands alone. Null when everything is wanted. */
export function filterOf(options: ReadReq.Options): Filter | null {
  const filter = options.getFilter();
  if (!filter) return null;
  const byType = filter.getEventType();
  const expression = byType ?? filter.getStreamIdentifier();
  const prefixes = expression?.getPrefixList() ?? [];
  const regex = new RegExp(expression?.getRegex() ?? '');
  const textOf = (event: Recorded): string => (byType ? event.type : event.stream);
  const window = filter.hasMax() ? filter.getMax() : DEFAULT_WINDOW;
  return {
    matches: (event) => (prefixes.length > 0 ? prefixes.some((prefix) => textOf(event).startsWith(prefix)) : regex.test(textOf(event))),
    checkpointEvery: window * Math.max(1, filter.getCheckpointintervalmultiplier()),
  };
}
