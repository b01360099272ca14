import type { Anchor } from '../anchors/anchor.ts';
import type { AnchoredLog, LogHead } from '../anchors/log-anchors.ts';
import type { RawEvent } from './event-codec.ts';
import { hashAfter, NOTHING_HASHED, numberOf } from './hash-of-history.ts';
import type { LogPosition } from './positions.ts';

type History = { history(from: LogPosition | 'start'): AsyncIterable<RawEvent> };

type Hashed = { readonly position: number; readonly hash: Buffer; readonly id: string | null; readonly since: number };

const BEGINNING: Hashed = { position: 0, hash: NOTHING_HASHED, id: null, since: 0 };

/**
 * The server keeps no hashes: they are carried on from the newest anchor by reading what came after it. Each covers everything before it, so an
 * event that is changed later contradicts every anchor after it; `audit verify` reads the whole log and finds where.
 */
export class EventStoreDbLog implements AnchoredLog {
  readonly #store: History;
  #known: { readonly anchor: string | null; readonly hashed: Hashed } | null = null;

  constructor(store: History) {
    this.#store = store;
  }

  async head(newest: Anchor | null): Promise<LogHead | null> {
    const anchor = newest && `${newest.position} ${newest.hash}`;
    const from = this.#known?.anchor === anchor ? this.#known.hashed : this.#carriedOn(newest);
    const hashed = await this.#hashOn(from);
    if (!hashed) return { position: from.position, hash: from.hash.toString('hex'), anchored: null, since: 0 };
    if (hashed.position === 0) return null;
    this.#known = { anchor, hashed };
    return { position: hashed.position, hash: hashed.hash.toString('hex'), anchored: newest?.hash ?? null, since: hashed.since };
  }

  /** What this process hashed itself, if the anchor stands where it is; else the anchor is where it goes on. */
  #carriedOn(newest: Anchor | null): Hashed {
    if (!newest) return BEGINNING;
    const { position, hash } = newest;
    const here = this.#known?.hashed;
    const isHere = here?.position === position && here.hash.toString('hex') === hash;
    return { position, hash: Buffer.from(hash, 'hex'), id: isHere ? here.id : null, since: 0 };
  }

  /** Null when what was hashed last is not there any more. */
  async #hashOn(from: Hashed): Promise<Hashed | null> {
    const commit = BigInt(from.position);
    let hashed = from;
    let isThere = from.position === 0;
    for await (const event of this.#store.history(isThere ? 'start' : { commit, prepare: commit })) {
      if (!isThere) {
        if (numberOf(event) !== from.position || (from.id !== null && from.id !== event.id)) return null;
        isThere = true;
        hashed = { ...from, id: event.id };
      } else hashed = { position: numberOf(event), hash: hashAfter(hashed.hash, event), id: event.id, since: hashed.since + 1 };
    }
    return isThere ? hashed : null;
  }
}
