import type { ChainFault, KnownHashes } from '../postgres/chain-check.ts';
import type { RawEvent } from './event-codec.ts';
import { numberOf } from './hash-of-history.ts';
import type { Link } from './kept-chain.ts';
import { linkAfter } from './kept-chain.ts';
import { compareLogPositions } from './positions.ts';

export type HistoryFault = { readonly position: number; readonly fault: ChainFault };

/** Goes along the log, event by event, beside the chain that was kept of it and the hashes that were signed. */
export class HistoryCheck {
  last: Link | null = null;
  readonly #known: KnownHashes;
  readonly #expected: number[];
  readonly #revisions = new Map<string, number>();

  constructor(known: KnownHashes) {
    this.#known = known;
    this.#expected = [...known.keys()].toSorted((a, b) => a - b);
  }

  /** What is wrong with the next event; null when it is sound. `kept`: what the chain has there. After a fault there is no next. */
  accept(event: RawEvent, kept: Link | null): HistoryFault | null {
    const next = linkAfter(this.last, event);
    const fault = (kept && differs(next, kept)) ?? this.#contradicts(event, next);
    if (fault) return fault;
    this.last = next;
    this.#revisions.set(event.stream, event.revision);
    return null;
  }

  /** Once there are no more events. `kept`: what the chain has yet. */
  end(kept: Link | null): HistoryFault | null {
    const [anchored = Infinity] = this.#expected;
    const position = Math.min(anchored, kept ? numberOf(kept) : Infinity);
    return Number.isFinite(position) ? { position, fault: 'missing' } : null;
  }

  #contradicts({ stream, revision }: RawEvent, next: Link): HistoryFault | null {
    const position = numberOf(next);
    const [anchored = Infinity] = this.#expected;
    if (position > anchored) return { position: anchored, fault: 'missing' };
    if (revision !== (this.#revisions.get(stream) ?? -1) + 1) return { position, fault: 'revision' };
    if (position !== anchored) return null;
    const hashes = this.#known.get(position);
    if (hashes?.size !== 1 || !hashes.has(next.hash.toString('hex'))) return { position, fault: 'anchor' };
    this.#expected.shift();
    return null;
  }
}

function differs(next: Link, kept: Link): HistoryFault | null {
  const order = compareLogPositions(next.position, kept.position);
  if (order < 0) return { position: numberOf(next), fault: 'added' };
  if (order > 0) return { position: numberOf(kept), fault: 'missing' };
  return next.id === kept.id && next.hash.equals(kept.hash) ? null : { position: numberOf(next), fault: 'content' };
}
