import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type Command, decide, type Decider, fold, type Folding } from './core/decider.ts';
import type { Fact } from './core/fact.ts';
import { Refused } from './core/refusal.ts';
import {
  type EventStore,
  type EventToAppend,
  OutcomeUnknown,
  type Position,
  type RecordedEvent,
  RevisionConflict,
  StreamNotFound,
} from './store/event-store.ts';
import type { FactCodec } from './codec/fact-codec.ts';
import type { RecordedFact } from './codec/recorded-fact.ts';
import type { Context } from './context.ts';
import { KeyedMutex } from './concurrency/keyed-mutex.ts';

/** A stream as it stands: its state and the revision it was read at (-1 when it does not exist). */
export type Loaded<State> = { readonly state: State; readonly revision: number; readonly facts: readonly RecordedFact[] };

/** What a command did: the facts it added (none when there was nothing new), the state after them and where they stand. */
export type Outcome<State, F extends Fact> = {
  readonly state: State;
  readonly facts: readonly F[];
  readonly ids: readonly string[];
  readonly revision: number;
  readonly position: Position | null;
};

/** Where a stream stands, and when its history was read for that. */
type Standing<State> = Pick<Loaded<State>, 'state' | 'revision'> & { readonly readAt: number };

const ATTEMPTS = 8;
const PAUSE_MS = 10;
/** No longer than a key is, counted from when the history was read: what was erased is forgotten everywhere by itself. */
const REMEMBERED_MS = 60_000;
/** As many as keys; what nobody came back for leaves the memory too. */
const MEMORY = { max: 10_000, ttl: REMEMBERED_MS, ttlAutopurge: true };

/**
 * The loop every command runs: read, fold, decide, append at the revision read; again when somebody else was first. Where a stream stood
 * after the last command is remembered for a moment instead of read again: the append at that revision proves that it still stands there,
 * and an answer that appends nothing is never given from memory.
 */
export class Streams {
  readonly #store: EventStore;
  readonly #codec: FactCodec;
  readonly #mutex = new KeyedMutex();
  readonly #remembered = new LRUCache<string, Standing<unknown> & { readonly folding: object }>(MEMORY);
  readonly #now: () => number;

  constructor(store: EventStore, codec: FactCodec, now: () => number = Date.now) {
    this.#store = store;
    this.#codec = codec;
    this.#now = now;
  }

  /** Reads a stream and folds it, up to a revision (inclusive) when one is given. A stream that does not exist has the initial state. */
  async load<State>(folding: Folding<State>, stream: string, to?: number): Promise<Loaded<State>> {
    const facts = await Promise.all((await this.#read(stream, to)).map((event) => this.#codec.toFact(event)));
    return { state: fold(folding, facts), revision: facts.at(-1)?.revision ?? -1, facts };
  }

  /**
   * Asks the decider and appends what it answers. Returns the refusal when it refuses. Conflicts are decided anew a few times; an append
   * whose outcome is unknown is repeated with the same ids until the store answers.
   */
  async handle<State, C extends Command, F extends Fact, Reason extends string>(
    decider: Decider<State, C, F, Reason>,
    stream: string,
    command: C,
    context: Context,
  ): Promise<Outcome<State, F> | Refused<Reason>> {
    return this.#mutex.runExclusive(stream, () => this.#decide(decider, stream, command, context));
  }

  /** Adds facts without a look at the stream: for traces that nothing is decided by. They must have no personal part. */
  async record(stream: string, facts: readonly Fact[], context: Context): Promise<void> {
    const events = await Promise.all(facts.map((fact) => this.#codec.toEvent(stream, null, fact, context)));
    const { position } = await settled(() => this.#store.append(stream, 'any', events));
    context.written?.(position);
  }

  async #decide<State, C extends Command, F extends Fact, Reason extends string>(
    decider: Decider<State, C, F, Reason>,
    stream: string,
    command: C,
    context: Context,
  ): Promise<Outcome<State, F> | Refused<Reason>> {
    for (let attempt = 1; ; attempt += 1) {
      const remembered = this.#recall(decider, stream);
      const standing = remembered ?? { readAt: this.#now(), ...(await this.load(decider, stream)) };
      const decided = decide(decider, command, standing.state);
      const addsNothing = decided instanceof Refused || decided.length === 0;
      if (addsNothing && remembered) continue;
      if (decided instanceof Refused) return decided;
      try {
        return await this.#append(decider, stream, standing, decided, context);
      } catch (error) {
        if (!(error instanceof RevisionConflict) || attempt >= ATTEMPTS) throw error;
        if (!remembered) await sleep(Math.random() * PAUSE_MS * attempt);
      }
    }
  }

  /** Where the stream stood a moment ago, once: who is told must put it to the proof. */
  #recall<State>(folding: Folding<State>, stream: string): Standing<State> | undefined {
    const remembered = this.#remembered.get(stream);
    this.#remembered.delete(stream);
    const isFresh = remembered?.folding === folding && remembered.readAt > this.#now() - REMEMBERED_MS;
    return isFresh ? (remembered as Standing<State>) : undefined;
  }

  async #append<State, F extends Fact>(
    folding: Folding<State>,
    stream: string,
    { state, revision, readAt }: Standing<State>,
    facts: readonly F[],
    context: Context,
  ): Promise<Outcome<State, F>> {
    if (facts.length === 0) return { state, facts, ids: [], revision, position: null };
    const events = await Promise.all(facts.map((fact, index) => this.#codec.toEvent(stream, revision + 1 + index, fact, context)));
    const expected = revision === -1 ? 'no-stream' : revision;
    const appended = await settled(() => this.#store.append(stream, expected, events));
    context.written?.(appended.position);
    const after = fold(folding, await this.#asRead(stream, revision + 1, events, context), state);
    this.#remembered.set(stream, { folding, state: after, revision: appended.revision, readAt });
    return { state: after, facts, ids: events.map((event) => event.id), ...appended };
  }

  /** What was appended as whoever reads it gets it, so that a remembered state is the one that the log gives. */
  #asRead(stream: string, from: number, events: readonly EventToAppend[], { now }: Context): Promise<RecordedFact[]> {
    const place = { stream, position: '', recordedAt: now.toISOString() };
    return Promise.all(events.map((event, index) => this.#codec.toFact({ ...event, ...place, revision: from + index })));
  }

  async #read(stream: string, to?: number): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    try {
      for await (const event of this.#store.readStream(stream, to === undefined ? {} : { to })) events.push(event);
    } catch (error) {
      if (!(error instanceof StreamNotFound)) throw error;
    }
    return events;
  }
}

/** Repeats an append whose outcome is unknown: the same ids are stored once, however often they are sent. */
async function settled<T>(append: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await append();
    } catch (error) {
      if (!(error instanceof OutcomeUnknown) || attempt >= ATTEMPTS) throw error;
    }
  }
}
