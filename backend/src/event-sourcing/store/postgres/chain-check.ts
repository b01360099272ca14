import { Leaves } from '../anchors/merkle-tree.ts';
import { NO_HASH } from './chain.ts';

/** `added`, `moved` and `hidden` are told apart in EventStoreDB only. */
export type ChainFault = 'missing' | 'revision' | 'content' | 'anchor' | 'added' | 'moved' | 'hidden';

export type ChainRow = {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly hash: Uint8Array;
  /** What the hash must be, after the hash of the event before it and that of the one before it in its stream. */
  hashAfter(previous: Uint8Array, previousInStream: Uint8Array): Buffer;
};

/** Hashes in hex that positions are known to have had. */
export type KnownHashes = ReadonlyMap<number, ReadonlySet<string>>;

/** Goes along the chain from the first event on. Of each stream it keeps the last hash. */
export class ChainCheck {
  /** The position that comes next. */
  next = 1;
  previous: Buffer = NO_HASH;
  readonly #known: KnownHashes;
  readonly #places = new Map<string, number>();
  readonly #revisions: number[] = [];
  readonly #hashes = new Leaves();

  constructor(known: KnownHashes) {
    this.#known = known;
  }

  /** What is wrong with the next event; null when it is sound. After a fault there is no next. */
  accept(row: ChainRow): ChainFault | null {
    if (row.position !== this.next) return 'missing';
    const { stream, revision } = row;
    const place = this.#places.get(stream);
    if (revision !== (place === undefined ? 0 : this.#revisions[place]! + 1)) return 'revision';
    const hash = row.hashAfter(this.previous, place === undefined ? NO_HASH : this.#hashes.at(place));
    if (!hash.equals(row.hash)) return 'content';
    const known = this.#known.get(this.next);
    if (known && !(known.size === 1 && known.has(hash.toString('hex')))) return 'anchor';
    this.#keep(stream, place, revision, hash);
    return null;
  }

  #keep(stream: string, place: number | undefined, revision: number, hash: Buffer): void {
    if (place === undefined) {
      this.#places.set(stream, this.#hashes.count);
      this.#hashes.add(hash);
    } else this.#hashes.at(place).set(hash);
    this.#revisions[place ?? this.#revisions.length] = revision;
    this.previous = hash;
    this.next += 1;
  }
}
