import { type Command, type Decider, decide, fold } from './decider.ts';
import type { Fact } from './fact.ts';
import type { Refusal } from './refusal.ts';

export function given<State, C extends Command, F extends Fact, Reason extends string>(
  decider: Decider<State, C, F, Reason>,
  ...history: readonly F[]
) {
  const state = fold(decider, history);
  return {
    state,
    when: (command: C): readonly F[] | Refusal<Reason> => decide(decider, command, { state, revision: history.length - 1 }),
  };
}
