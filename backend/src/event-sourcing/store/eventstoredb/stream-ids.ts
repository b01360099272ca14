import { StreamNotFound } from '../event-store.ts';
import type { RawEvent } from './event-codec.ts';

export type KnownStream = { readonly last: number; readonly revisions: ReadonlyMap<string, number> };

type Kept = { last: number; readonly revisions: Map<string, number> };
type ReadFrom = (stream: string, from: number) => AsyncIterable<RawEvent>;

const MAX_IDS = 50_000;
const KEPT_SHARE = 0.9;

const nothing = (): Kept => ({ last: -1, revisions: new Map() });

/**
 * The server recognises a repeated append only at the exact revision. For an append at the end of a stream we look ourselves: once
 * through the whole stream, afterwards at what is new, and whether the last that we know is still there: after a restore it may not be.
 */
export class StreamIds {
  readonly #readFrom: ReadFrom;
  readonly #maxIds: number;
  readonly #streams = new Map<string, Kept>();
  #count = 0;

  constructor(readFrom: ReadFrom, maxIds = MAX_IDS) {
    this.#readFrom = readFrom;
    this.#maxIds = maxIds;
  }

  /** It may lack the newest events, but no older one. */
  known(stream: string): KnownStream | null {
    return this.#streams.get(stream) ?? null;
  }

  async upToDate(stream: string): Promise<KnownStream> {
    const kept = this.#streams.get(stream) ?? nothing();
    if (await this.#readOn(stream, kept)) return kept;
    this.#forget(stream);
    const anew = nothing();
    await this.#readOn(stream, anew);
    return anew;
  }

  recordAppend(stream: string, after: number, ids: readonly string[]): void {
    const kept = this.#streams.get(stream) ?? nothing();
    if (kept.last !== after) return;
    ids.forEach((id, index) => this.#add(kept, id, after + 1 + index));
    this.#keep(stream, kept);
  }

  /** False when its last event is not the one that is remembered: then nothing that is remembered of it holds. */
  async #readOn(stream: string, kept: Kept): Promise<boolean> {
    const end = kept.last;
    let stands = end === -1;
    try {
      for await (const { id, revision } of this.#readFrom(stream, Math.max(end, 0))) {
        if (stands) this.#add(kept, id, revision);
        else if (revision !== end || kept.revisions.get(id) !== end) return false;
        stands = true;
      }
    } catch (error) {
      if (!(error instanceof StreamNotFound)) throw error;
    } finally {
      this.#keep(stream, kept);
    }
    return stands;
  }

  #add(kept: Kept, id: string, revision: number): void {
    if (revision !== kept.last + 1) return;
    kept.revisions.set(id, revision);
    kept.last = revision;
    this.#count += 1;
  }

  #forget(stream: string): void {
    const gone = this.#streams.get(stream);
    if (gone && this.#streams.delete(stream)) this.#count -= gone.last + 1;
  }

  #keep(stream: string, kept: Kept): void {
    this.#streams.delete(stream);
    this.#streams.set(stream, kept);
    if (this.#count <= this.#maxIds) return;
    // More than must go: finding the oldest again takes longer, the more were deleted before it.
    for (const name of this.#streams.keys()) {
      if (this.#count <= this.#maxIds * KEPT_SHARE || name === stream) return;
      this.#forget(name);
    }
  }
}

/** The revision of the append's last event when it is stored; `reused` when its ids are there in another order or in part. */
export function findStored({ revisions }: KnownStream, ids: readonly string[]): number | 'reused' | null {
  const found = ids.map((id) => revisions.get(id));
  if (found.every((revision) => revision === undefined)) return null;
  const [first] = found;
  const isWhole = first !== undefined && found.every((revision, index) => revision === first + index);
  return isWhole ? first + ids.length - 1 : 'reused';
}
