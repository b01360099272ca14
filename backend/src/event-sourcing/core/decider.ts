import type { Fact } from './fact.ts';
import { Refusal } from './refusal.ts';

export type Command = { readonly type: string };

/** What a stream has come to: its state, and the revision of its last fact; -1 before the first. */
export type Standing<State> = { readonly state: State; readonly revision: number };

/**
 * The rules of one stream. `decide` returns new facts, [] when there is nothing new, or a refusal; `revision` is of the last fact. `evolve`
 * never refuses: it has already happened; `revision` is that fact's own. Both are pure.
 */
export type Decider<State, C extends Command, F extends Fact, Reason extends string = string> = {
  readonly initial: State;
  readonly decide: {
    readonly [K in C['type']]: (command: Extract<C, { type: K }>, state: State, revision: number) => readonly F[] | Refusal<Reason>;
  };
  readonly evolve: { readonly [K in F['type']]: (state: State, fact: Extract<F, { type: K }>, revision: number) => State };
};

export type Folding<State> = {
  readonly initial: State;
  readonly evolve: { readonly [type: string]: (state: State, fact: never, revision: number) => State };
};

/** Throws on a fact that the table does not know: skipping it would lose history. */
export function fold<State>(
  folding: Folding<State>,
  facts: Iterable<Fact>,
  from: Standing<State> = { state: folding.initial, revision: -1 },
): State {
  let { state, revision } = from;
  for (const fact of facts) {
    const evolve = folding.evolve[fact.type];
    if (!evolve) throw new Error(`No evolve entry for the fact ${fact.type}`);
    revision += 1;
    state = evolve(state, fact as never, revision);
  }
  return state;
}

export function decide<State, C extends Command, F extends Fact, Reason extends string>(
  decider: Decider<State, C, F, Reason>,
  command: C,
  { state, revision }: Standing<State>,
): readonly F[] | Refusal<Reason> {
  const table = decider.decide as unknown as Record<string, (command: C, state: State, revision: number) => readonly F[] | Refusal<Reason>>;
  return table[command.type]!(command, state, revision);
}
