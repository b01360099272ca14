import { hashOf, NO_HASH } from './chain.ts';
import type { LoggedRow } from './logged-rows.ts';

export type ChainFault = 'missing' | 'revision' | 'content' | 'anchor';

/** `previous_in_stream`: the stored hash of the event before it in its stream; null when there is none. */
export type ChainRow = LoggedRow & { readonly hash: Buffer; readonly previous_in_stream: Buffer | null };

/** Hashes in hex that positions are known to have had. */
export type KnownHashes = ReadonlyMap<number, ReadonlySet<string>>;

/** Goes along the chain, event by event. */
export class ChainCheck {
  /** The position that comes next. */
  next: number;
  previous: Buffer;
  readonly #known: KnownHashes;

  /** `previous`: the hash of the event before `next`. */
  constructor(next: number, previous: Buffer, known: KnownHashes) {
    this.next = next;
    this.previous = previous;
    this.#known = known;
  }

  /** What is wrong with the next event; null when it is sound. After a fault there is no next. */
  accept(row: ChainRow): ChainFault | null {
    const fault = this.#faultOf(row);
    if (fault) return fault;
    this.previous = row.hash;
    this.next += 1;
    return null;
  }

  #faultOf(row: ChainRow): ChainFault | null {
    if (Number(row.position) !== this.next) return 'missing';
    if (!row.previous_in_stream && row.revision !== '0') return 'revision';
    const content = { ...row, position: this.next, revision: Number(row.revision), recordedAtMs: Number(row.recorded_ms) };
    if (!hashOf(this.previous, row.previous_in_stream ?? NO_HASH, content).equals(row.hash)) return 'content';
    const known = this.#known.get(this.next);
    return known && !(known.size === 1 && known.has(row.hash.toString('hex'))) ? 'anchor' : null;
  }
}
