import type { KeyObject } from 'node:crypto';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { appendUntilKnown } from './append-until-known.ts';
import { KeyMissing } from './codec/fact-codec.ts';
import type { FactCodec } from './codec/fact-codec.ts';
import type { Recorded } from './codec/recorded-fact.ts';
import { KeyedMutex } from './concurrency/keyed-mutex.ts';
import { SharedCalls } from './concurrency/shared-calls.ts';
import type { Context } from './context.ts';
import { type Command, decide, type Decider, fold } from './core/decider.ts';
import type { Fact } from './core/fact.ts';
import { accepted, Refusal } from './core/refusal.ts';
import { streamName } from './core/stream-name.ts';
import { operation } from './telemetry/operation.ts';
import {
  type EventStore,
  type Position,
  type ReadOptions,
  type RecordedEvent,
  RevisionConflict,
  StreamNotFound,
} from './store/event-store.ts';

/** Revision -1: the stream does not exist. */
export type Loaded<State, F extends Fact> = { readonly state: State; readonly revision: number; readonly facts: readonly Recorded<F>[] };

export type Outcome<State, F extends Fact> = {
  readonly state: State;
  readonly facts: readonly F[];
  readonly ids: readonly string[];
  readonly revision: number;
  readonly position: Position | null;
};

/** `key`: what its facts were opened with. It is forgotten with it. */
type Kept<State, F extends Fact> = { readonly loaded: Loaded<State, F>; readonly key: KeyObject; readonly openedBytes: number };

/** `generation`: of the log that it was read from. */
type Standing<State> = {
  readonly state: State;
  readonly revision: number;
  readonly readAt: number;
  readonly generation: number;
  /** Of its last fact. */
  readonly correlationId: string | null;
};

const NONE: ReadonlySet<number> = new Set();
/** About what a fact takes in memory beside its personal part. */
const FACT_BYTES = 1_000;
const ATTEMPTS = 8;
const PAUSE_MS = 10;
/** A long history is opened in stretches of this length: whoever else asks meanwhile has their turn in between. */
const MAX_BLOCKING_MS = 2;
/** As long as a key is cached, counted from the read: what was erased is forgotten everywhere after this time. */
const REMEMBERED_MS = 60_000;
/** `ttlAutopurge`: personal data leaves the memory even if nobody asks for it again. */
const MEMORY = { max: 10_000, ttl: REMEMBERED_MS, ttlAutopurge: true };

/**
 * The streams of one category under the rules of one decider. The state after a command is remembered for a moment instead of read again:
 * the next append, at that revision, proves that it still holds. An answer that appends nothing is never given from memory.
 */
export class Repository<State, C extends Command, F extends Fact, Reason extends string> {
  readonly #category: string;
  readonly #decider: Decider<State, C, F, Reason>;
  readonly #store: EventStore;
  readonly #codec: FactCodec;
  readonly #now: () => number;
  readonly #mutex = new KeyedMutex();
  readonly #loads = new SharedCalls<Loaded<State, F>>();
  readonly #kept: LRUCache<string, Kept<State, F>> | null;
  readonly #remembered = new LRUCache<string, Standing<State>>(MEMORY);

  /** `keepBytes`: about so much of what was loaded is kept for a minute, and only what is newer is read. For streams that may become long. */
  constructor(
    category: string,
    decider: Decider<State, C, F, Reason>,
    store: EventStore,
    codec: FactCodec,
    now: () => number = Date.now,
    keepBytes = 0,
  ) {
    this.#category = category;
    this.#decider = decider;
    this.#store = store;
    this.#codec = codec;
    this.#now = now;
    const sizeCalculation = ({ loaded, openedBytes }: Kept<State, F>): number => openedBytes + loaded.facts.length * FACT_BYTES;
    this.#kept = keepBytes > 0 ? new LRUCache({ maxSize: keepBytes, sizeCalculation, ttl: REMEMBERED_MS, ttlAutopurge: true }) : null;
  }

  /** Up to and including revision `to`. A stream that does not exist has the initial state. Loads of the same moment are one. */
  load(id: string, to?: number): Promise<Loaded<State, F>> {
    return this.#load(streamName(this.#category, id), to);
  }

  /** Everything that was ever recorded, each personal part opened: also those that say nothing about the state any more. */
  async history(id: string): Promise<readonly Recorded<F>[]> {
    return this.#toFacts(await this.#read(streamName(this.#category, id), {}));
  }

  /**
   * Throws RefusedError when the decider refuses. After a conflict it reads and decides again, a few times; an append whose outcome is
   * unknown is repeated with the same ids until the store answers.
   */
  handle(id: string, command: C, context: Context): Promise<Outcome<State, F>> {
    const stream = streamName(this.#category, id);
    const told = { stream: this.#category, command: command.type, after: null };
    return operation('command', told, () => this.#mutex.runExclusive(stream, () => this.#handle(stream, command, context, told)));
  }

  async #handle(stream: string, command: C, context: Context, told: { after: string | null }): Promise<Outcome<State, F>> {
    for (let attempt = 1; ; attempt += 1) {
      const remembered = this.#recall(stream);
      const standing = remembered ?? (await this.#stand(stream));
      told.after = standing.correlationId;
      const decided = decide(this.#decider, command, standing);
      const addsNothing = decided instanceof Refusal || decided.length === 0;
      if (addsNothing && remembered) continue;
      const facts = accepted(decided);
      try {
        return await this.#append(stream, standing, facts, context);
      } catch (error) {
        if (!(error instanceof RevisionConflict) || attempt >= ATTEMPTS) throw error;
        // The log went back: what is remembered of other streams holds no more either.
        if ((error.actual ?? -1) < standing.revision) this.#remembered.clear();
        if (!remembered) await sleep(Math.random() * PAUSE_MS * attempt);
      }
    }
  }

  async #stand(stream: string): Promise<Standing<State>> {
    const [readAt, generation] = [this.#now(), this.#store.generation()];
    const { state, revision, facts } = await this.#load(stream);
    return { state, revision, readAt, generation, correlationId: facts.at(-1)?.metadata.correlationId ?? null };
  }

  /** Gives a remembered state once: only an append confirms it. */
  #recall(stream: string): Standing<State> | undefined {
    const remembered = this.#remembered.get(stream);
    this.#remembered.delete(stream);
    const isFresh = remembered && remembered.readAt > this.#now() - REMEMBERED_MS && remembered.generation === this.#store.generation();
    return isFresh ? remembered : undefined;
  }

  /** By their place: events whose personal part says nothing about the state at the end of the list. It is not opened, as if it were erased. */
  protected superseded(_events: readonly RecordedEvent[]): ReadonlySet<number> {
    return NONE;
  }

  #load(stream: string, to?: number): Promise<Loaded<State, F>> {
    return this.#loads.run(`${stream} ${to ?? ''}`, () =>
      to === undefined && this.#kept ? this.#loadOn(stream) : this.#loadWhole(stream, to),
    );
  }

  async #loadWhole(stream: string, to?: number): Promise<Loaded<State, F>> {
    const events = await this.#read(stream, to === undefined ? {} : { to });
    const closed = this.superseded(events);
    const facts = await this.#toFacts(events.map((event, at) => (closed.has(at) ? { ...event, sealed: null } : event)));
    const loaded = { state: fold(this.#decider, facts), revision: facts.at(-1)?.revision ?? -1, facts };
    const opened = events.reduce((bytes, { sealed }, at) => bytes + (closed.has(at) ? 0 : (sealed?.length ?? 0)), 0);
    if (to === undefined) await this.#keep(stream, loaded, opened);
    return loaded;
  }

  /** From where the stream stood, if its key and its last fact are still the same. */
  async #loadOn(stream: string): Promise<Loaded<State, F>> {
    const kept = this.#kept?.get(stream);
    const key = kept && (await this.#codec.keyOf(stream));
    if (!kept || !key?.equals(kept.key)) return this.#loadWhole(stream);
    const { revision, facts } = kept.loaded;
    const [last, ...newer] = await this.#read(stream, { from: revision });
    if (last?.id !== facts.at(-1)?.id) return this.#loadWhole(stream);
    if (newer.length === 0) return kept.loaded;
    const more = await this.#toFacts(newer);
    const loaded = { state: fold(this.#decider, more, kept.loaded), revision: revision + more.length, facts: [...facts, ...more] };
    const opened = newer.reduce((bytes, { sealed }) => bytes + (sealed?.length ?? 0), kept.openedBytes);
    await this.#keep(stream, loaded, opened);
    return loaded;
  }

  async #keep(stream: string, loaded: Loaded<State, F>, openedBytes: number): Promise<void> {
    if (!this.#kept || loaded.facts.length === 0) return;
    const key = await this.#codec.keyOf(stream);
    if (key) this.#kept.set(stream, { loaded, key, openedBytes });
  }

  async #append(
    stream: string,
    { state, revision, readAt, generation }: Standing<State>,
    facts: readonly F[],
    context: Context,
  ): Promise<Outcome<State, F>> {
    if (facts.length === 0) return { state, facts, ids: [], revision, position: null };
    const beforeMakingKey = revision === -1 ? undefined : () => this.#assertNothingSealed(stream);
    const written = await Promise.all(
      facts.map((fact, index) => this.#codec.write(stream, revision + 1 + index, fact, context, beforeMakingKey)),
    );
    const events = written.map(({ event }) => event);
    const expected = revision === -1 ? 'no-stream' : revision;
    const appended = await appendUntilKnown(() => this.#store.append(stream, expected, events));
    context.written?.(appended.position);
    // As they will be read, so that the remembered state is the one in the log.
    const after = fold(
      this.#decider,
      written.map(({ fact }) => fact),
      { state, revision },
    );
    const { correlationId } = context;
    this.#remembered.set(stream, { state: after, revision: appended.revision, readAt, generation, correlationId });
    return { state: after, facts, ids: events.map((event) => event.id), ...appended };
  }

  /** A second key would hide that the first is missing, and what it sealed would never be opened again. */
  async #assertNothingSealed(stream: string): Promise<void> {
    const hasSealed = (await this.#read(stream, {})).some(({ sealed }) => sealed);
    // Another process may have made it meanwhile, and sealed the first.
    if (hasSealed && (await this.#codec.keyOf(stream)) === undefined) throw new KeyMissing(stream);
  }

  /** The cast holds: the codec has checked the shape, and `fold` throws on a fact that the decider does not know. */
  async #toFacts(events: readonly RecordedEvent[]): Promise<readonly Recorded<F>[]> {
    const facts: Recorded<Fact>[] = [];
    let began = performance.now();
    for (const event of events) {
      facts.push(await this.#codec.toFact(event));
      if (performance.now() - began < MAX_BLOCKING_MS) continue;
      await setImmediate();
      began = performance.now();
    }
    return facts as Recorded<F>[];
  }

  async #read(stream: string, range: ReadOptions): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    try {
      for await (const event of this.#store.readStream(stream, range)) events.push(event);
    } catch (error) {
      if (!(error instanceof StreamNotFound)) throw error;
    }
    return events;
  }
}
