export type Proposed = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
};

export type Recorded = Proposed & {
  readonly stream: string;
  readonly revision: number;
  /** The byte at which the record begins: sparse. Commit and prepare are equal, as servers have it. */
  readonly position: bigint;
  readonly createdMs: number;
};

export type Expected = number | 'no-stream' | 'stream-exists' | 'any';

export type AppendOutcome =
  | { readonly kind: 'appended'; readonly last: Recorded }
  | { readonly kind: 'wrong-version'; readonly current: number | null }
  | { readonly kind: 'deleted' };

const FIRST_POSITION = 1_138n;
const RECORD_OVERHEAD = 96;
const SYSTEM_EVENT: Proposed = {
  id: '00000000-0000-0000-0000-000000000000',
  type: '$statsCollected',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: new Uint8Array(),
};

/**
 * In memory, with the server's rules for appending: idempotent by ids at the expected place, and for `any` and `stream-exists` by a list
 * of recent ids that a restart forgets. Ids need not be unique.
 */
export class Log {
  readonly events: Recorded[] = [];
  readonly #streams = new Map<string, Recorded[]>();
  readonly #tombstones = new Set<string>();
  readonly #recent = new Map<string, Recorded>();
  readonly #listeners = new Set<() => void>();
  #end = FIRST_POSITION;
  #hasSystemEvents = false;

  stream(name: string): readonly Recorded[] | undefined {
    return this.#streams.get(name);
  }

  isTombstoned(name: string): boolean {
    return this.#tombstones.has(name);
  }

  append(name: string, expected: Expected, proposed: readonly Proposed[]): AppendOutcome {
    if (this.#tombstones.has(name)) return { kind: 'deleted' };
    const known = this.#streams.get(name) ?? [];
    const current = known.length - 1;
    const wrong: AppendOutcome = { kind: 'wrong-version', current: current < 0 ? null : current };
    const before = expected === 'no-stream' ? -1 : expected;
    if (typeof before === 'number') {
      if (before > current) return wrong;
      if (before < current) return repeated(known.slice(before + 1), proposed) ?? wrong;
    } else {
      if (before === 'stream-exists' && current < 0) return wrong;
      const first = this.#recent.get(proposed[0]?.id ?? '');
      if (first?.stream === name) return repeated(known.slice(first.revision), proposed) ?? wrong;
    }
    const last = this.#write(name, proposed);
    if (this.#hasSystemEvents) this.#write('$stats', [SYSTEM_EVENT]);
    return { kind: 'appended', last };
  }

  /** An event of the system follows every append from now on, as statistics and metadata do on a server. */
  addSystemEvents(): void {
    this.#hasSystemEvents = true;
  }

  /** As after a restart or a change of the leader. */
  forgetRecent(): void {
    this.#recent.clear();
  }

  tombstone(name: string): void {
    this.#tombstones.add(name);
    this.#streams.delete(name);
  }

  /** As after an older copy of the files was put back: the first `count` events are left. */
  cut(count: number): void {
    const gone = this.events.splice(count);
    this.#end = gone[0]?.position ?? this.#end;
    for (const name of new Set(gone.map(({ stream }) => stream))) {
      const left = this.events.filter(({ stream }) => stream === name);
      if (left.length > 0) this.#streams.set(name, left);
      else this.#streams.delete(name);
    }
    this.#recent.clear();
  }

  onAppend(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  indexFrom(position: bigint): number {
    let [low, high] = [0, this.events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.events[middle]!.position < position) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #write(name: string, proposed: readonly Proposed[]): Recorded {
    const stream = this.#streams.get(name) ?? [];
    this.#streams.set(name, stream);
    for (const event of proposed) {
      const recorded = { ...event, stream: name, revision: stream.length, position: this.#end, createdMs: now() };
      this.#end += BigInt(RECORD_OVERHEAD + name.length + event.type.length + event.data.length + event.metadata.length);
      stream.push(recorded);
      this.events.push(recorded);
      this.#recent.set(event.id, recorded);
    }
    for (const listener of this.#listeners) listener();
    return stream.at(-1)!;
  }
}

/** A test may set back the clock of the process. */
export const now = (): number => Math.floor(performance.timeOrigin + performance.now());

/** The old append again, or the beginning of it: its ids stand exactly there. */
function repeated(standing: readonly Recorded[], proposed: readonly Proposed[]): AppendOutcome | null {
  const isSame = proposed.every(({ id }, index) => standing[index]?.id === id);
  return isSame ? { kind: 'appended', last: standing[proposed.length - 1]! } : null;
}
