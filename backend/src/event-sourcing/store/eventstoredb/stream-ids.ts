import { StreamNotFound } from '../event-store.ts';
import type { RawEvent } from './event-codec.ts';

/** The ids of one stream, from its first event on. */
export type KnownStream = { readonly last: number; readonly revisions: ReadonlyMap<string, number> };

type Kept = { last: number; readonly revisions: Map<string, number> };
type ReadOn = (stream: string, from: number) => AsyncIterable<RawEvent>;

/** How many ids of all streams are kept: some megabytes. */
const MAX_IDS = 50_000;

/**
 * Which ids stand where in the streams that this process appends to. The server finds a repeated append only at the position it was meant for,
 * so for "wherever the stream ends" we have to look ourselves: once through the whole stream, afterwards at what is new.
 */
export class StreamIds {
  readonly #readOn: ReadOn;
  readonly #most: number;
  readonly #streams = new Map<string, Kept>();
  #count = 0;

  constructor(readOn: ReadOn, most = MAX_IDS) {
    this.#readOn = readOn;
    this.#most = most;
  }

  /** What is known without asking: it may lack the newest events, but has every older one. */
  known(stream: string): KnownStream | null {
    return this.#streams.get(stream) ?? null;
  }

  /** The whole stream as it stands now. */
  async upToDate(stream: string): Promise<KnownStream> {
    const kept = this.#streams.get(stream) ?? { last: -1, revisions: new Map() };
    try {
      for await (const { id, revision } of this.#readOn(stream, kept.last + 1)) this.#add(kept, id, revision);
    } catch (error) {
      if (!(error instanceof StreamNotFound)) throw error;
    } finally {
      this.#keep(stream, kept);
    }
    return kept;
  }

  /** Notes an append of our own that stands right behind what is known. */
  note(stream: string, after: number, ids: readonly string[]): void {
    const kept = this.#streams.get(stream) ?? { last: -1, revisions: new Map() };
    if (kept.last !== after) return;
    ids.forEach((id, index) => this.#add(kept, id, after + 1 + index));
    this.#keep(stream, kept);
  }

  #add(kept: Kept, id: string, revision: number): void {
    if (revision !== kept.last + 1) return;
    kept.revisions.set(id, revision);
    kept.last = revision;
    this.#count += 1;
  }

  /** Keeps what was used last, up to the bound. */
  #keep(stream: string, kept: Kept): void {
    this.#streams.delete(stream);
    this.#streams.set(stream, kept);
    for (const [name, oldest] of this.#streams) {
      if (this.#count <= this.#most || name === stream) return;
      this.#streams.delete(name);
      this.#count -= oldest.last + 1;
    }
  }
}

/** Where an append stands already: the revision of its last event, `reused` when its ids stand there in another way, null when they do not. */
export function findStored({ revisions }: KnownStream, ids: readonly string[]): number | 'reused' | null {
  const found = ids.map((id) => revisions.get(id));
  if (found.every((revision) => revision === undefined)) return null;
  const [first] = found;
  const isWhole = first !== undefined && found.every((revision, index) => revision === first + index);
  return isWhole ? first + ids.length - 1 : 'reused';
}
