import type pg from 'pg';
import type { EventStore, RecordedEvent } from '../store/event-store.ts';
import { hashOf, NO_HASH } from '../store/postgres/chain.ts';
import { type LinkRow, linkPages } from './link-pages.ts';

export type Compared = {
  /** So many events, from the first on, are the same in both. */
  readonly same: number;
  /** The chain's, after them. */
  readonly hash: Buffer;
  /** The last of them, as EventStoreDB has it. */
  readonly last: RecordedEvent | null;
  readonly outcome: 'both end' | 'more in postgres' | 'more in eventstoredb' | 'they differ';
  /** The first event in EventStoreDB that is not the same. */
  readonly other: RecordedEvent | null;
};

/**
 * Reads both stores side by side. What EventStoreDB has must give the hashes that the chain in PostgreSQL has: each covers place, stream,
 * revision, id, type, time, data, metadata and ciphertext, byte by byte, and everything before it.
 */
export async function compareHistories(
  pool: pg.Pool,
  store: Pick<EventStore, 'readAll'>,
  progress: (same: number) => void = () => undefined,
): Promise<Compared> {
  const events = store.readAll('start')[Symbol.asyncIterator]();
  let [same, hash, last] = [0, NO_HASH, null as RecordedEvent | null];
  const ended = (outcome: Compared['outcome'], other: RecordedEvent | null = null): Compared => ({ same, hash, last, outcome, other });
  try {
    for await (const rows of linkPages(pool))
      for (const row of rows) {
        const next = await events.next();
        if (next.done) return ended('more in postgres');
        if (!isSame(row, same + 1, hash, next.value)) return ended('they differ', next.value);
        [same, hash, last] = [same + 1, row.hash, next.value];
        progress(same);
      }
    const more = await events.next();
    return more.done ? ended('both end') : ended('more in eventstoredb', more.value);
  } finally {
    await events.return?.();
  }
}

function isSame(row: LinkRow, position: number, previous: Buffer, event: RecordedEvent): boolean {
  const { stream, revision, id, type, data, metadata, sealed, recordedAt } = event;
  if (Number(row.position) !== position || (!row.previous_in_stream && revision !== 0)) return false;
  const content = { position, stream, revision, id, type, data: JSON.stringify(data), metadata: JSON.stringify(metadata), sealed };
  return hashOf(previous, row.previous_in_stream ?? NO_HASH, { ...content, recordedAtMs: Date.parse(recordedAt) }).equals(row.hash);
}
