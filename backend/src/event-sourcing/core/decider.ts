import type { Fact } from './fact.ts';
import { Refusal } from './refusal.ts';

export type Command = { readonly type: string };

/**
 * The rules of one stream as two tables. `decide` answers a command with new facts, with [] when there is nothing new, or refuses.
 * `evolve` folds a fact into the state and never refuses: history has already happened. Both are pure.
 */
export type Decider<State, C extends Command, F extends Fact, Reason extends string = string> = {
  readonly initial: State;
  readonly decide: { readonly [K in C['type']]: (command: Extract<C, { type: K }>, state: State) => readonly F[] | Refusal<Reason> };
  readonly evolve: { readonly [K in F['type']]: (state: State, fact: Extract<F, { type: K }>) => State };
};

/** What folding needs of a decider: where to start and the table of facts. */
export type Folding<State> = {
  readonly initial: State;
  readonly evolve: { readonly [type: string]: (state: State, fact: never) => State };
};

/** Folds facts into a state. A fact that the table does not know stops the fold: skipping history silently is how data is lost. */
export function fold<State>(folding: Folding<State>, facts: Iterable<Fact>, from: State = folding.initial): State {
  let state = from;
  for (const fact of facts) {
    const evolve = folding.evolve[fact.type];
    if (!evolve) throw new Error(`No evolve entry for the fact ${fact.type}`);
    state = evolve(state, fact as never);
  }
  return state;
}

/** Asks the decider one command. */
export function decide<State, C extends Command, F extends Fact, Reason extends string>(
  decider: Decider<State, C, F, Reason>,
  command: C,
  state: State,
): readonly F[] | Refusal<Reason> {
  const table = decider.decide as unknown as Record<string, (command: C, state: State) => readonly F[] | Refusal<Reason>>;
  return table[command.type]!(command, state);
}
