import { randomUUID } from 'node:crypto';
import type { Proposed, Recorded } from './events.ts';
import { deletion, hidingBefore, isDeletedBy, keepingHidden, metastreamOf, readableFrom, settingsIn } from './stream-settings.ts';

export type { Proposed, Recorded };

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

  /** The lowest revision that a read gives: the stream's settings may hide others. Null: there is none, or it was deleted. */
  readableFrom(name: string): number | null {
    const stream = this.#streams.get(name);
    return !stream || this.#isDeleted(name) ? null : readableFrom(this.#settings(name), stream.length);
  }

  isTombstoned(name: string): boolean {
    return this.#tombstones.has(name) || (name.startsWith('$$') && this.#tombstones.has(name.slice(2)));
  }

  append(name: string, expected: Expected, proposed: readonly Proposed[]): AppendOutcome {
    if (this.isTombstoned(name)) return { kind: 'deleted' };
    const known = this.#streams.get(name) ?? [];
    const current = known.length - 1;
    const isDeleted = this.#isDeleted(name);
    const wrong: AppendOutcome = { kind: 'wrong-version', current: current < 0 ? null : current };
    const before = expected !== 'no-stream' ? expected : isDeleted ? current : -1;
    if (typeof before === 'number') {
      if (before > current) return wrong;
      if (before < current) return repeated(known.slice(before + 1), proposed) ?? wrong;
    } else {
      if (before === 'stream-exists' && current < 0) return wrong;
      const first = this.#recent.get(proposed[0]?.id ?? '');
      if (first?.stream === name) return repeated(known.slice(first.revision), proposed) ?? wrong;
    }
    if (isDeleted) this.#write(metastreamOf(name), [hidingBefore(randomUUID(), current + 1)]);
    const last = this.#write(name, this.#asKept(name, proposed));
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

  /** For ever. */
  tombstone(name: string): void {
    this.#tombstones.add(name);
    this.#streams.delete(name);
  }

  /** What there is is hidden, and what comes later follows it. */
  softDelete(name: string): void {
    this.#write(metastreamOf(name), [deletion(randomUUID())]);
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

  #settings(name: string) {
    return settingsIn(this.#streams.get(metastreamOf(name))?.at(-1));
  }

  #isDeleted(name: string): boolean {
    return isDeletedBy(this.#settings(name));
  }

  #asKept(name: string, proposed: readonly Proposed[]): readonly Proposed[] {
    const of = name.startsWith('$$') ? name.slice(2) : null;
    if (of === null || !this.#isDeleted(of)) return proposed;
    return proposed.map((event) => keepingHidden(event, this.#streams.get(of)?.length ?? 0));
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
