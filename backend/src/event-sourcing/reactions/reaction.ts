import type { Recorded, RecordedFact } from '../codec/recorded-fact.ts';
import type { FactOf } from '../core/fact.ts';
import { streamIdOf } from '../core/stream-name.ts';

/**
 * Fact to job (its id is the fact's id) or command. Called in order, at least once, never replayed: its effect needs an idempotency key.
 */
export type Reaction = {
  readonly name: string;
  readonly types: readonly string[];
  /** Where a new reaction begins. Default 'present': it does not act on the past. */
  readonly startFrom?: 'start' | 'present';
  react(fact: RecordedFact): Promise<void>;
};

type Definition<On> = Pick<Reaction, 'name' | 'startFrom'> & {
  readonly on: readonly On[];
  react(fact: Recorded<FactOf<On>>, streamId: string): Promise<void>;
};

export const defineReaction = <On extends { readonly type: string }>({ on, react, ...rest }: Definition<On>): Reaction => ({
  ...rest,
  types: on.map(({ type }) => type),
  // The subscription gives facts of these types only, each checked against its definition.
  react: (fact) => react(fact as unknown as Recorded<FactOf<On>>, streamIdOf(fact)),
});
