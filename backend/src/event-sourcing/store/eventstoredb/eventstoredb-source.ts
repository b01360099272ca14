import type { LogSource, Selection } from '../anchors/log-source.ts';
import type { LoggedEvent, NumberedEvent } from '../anchors/logged-event.ts';
import { recordedAtOf } from './event-codec.ts';
import type { RawEvent } from './event-codec.ts';
import { numberOf } from './hash-of-history.ts';
import type { KeptChain } from './kept-chain.ts';
import type { LogPosition } from './positions.ts';
import { isCovered, verifyHistory } from './verify-history.ts';

type History = { history(from: LogPosition | 'start', isWanted?: (event: RawEvent) => boolean): AsyncIterable<RawEvent> };

/**
 * Positions are places in the server's files: events are counted. Ciphertext stays where this store has it, in the metadata. Without the chain
 * only the anchors speak for the log.
 */
export const eventStoreDbSource = (store: History, chain: KeptChain | null): LogSource => ({
  verify: ({ each, ...options }) =>
    verifyHistory({
      ...options,
      chain,
      history: () => store.history('start', isCovered),
      ...(each ? { each: (event) => each(toLogged(event)) } : {}),
    }),
  read: (selection) => read(store, selection),
});

async function* read(store: History, { from, to, streams, types }: Selection): AsyncGenerator<NumberedEvent, void, undefined> {
  let number = 0;
  for await (const event of store.history('start')) {
    number += 1;
    if (number > to) return;
    const isWanted = (!streams || streams.has(event.stream)) && (!types || types.includes(event.type));
    if (number >= from && isWanted) yield { number, event: toLogged(event) };
  }
}

function toLogged(event: RawEvent): LoggedEvent {
  const { stream, revision, id, type, bytes } = event;
  if (!bytes) throw new Error('An event was read without its bytes');
  const [data, metadata] = [bytes.data, bytes.metadata].map((part) => Buffer.from(part).toString('utf8')) as [string, string];
  return { position: String(numberOf(event)), stream, revision, id, type, at: recordedAtOf(event), data, metadata, sealed: null };
}
