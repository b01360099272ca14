import type { Recorded, RecordedFact } from '../codec/recorded-fact.ts';
import type { FactOf } from '../core/fact.ts';
import { streamIdOf } from '../core/stream-name.ts';

/**
 * What follows from a fact: a job queued (its id is the fact's id) or a command dispatched. Called in order, at least once,
 * never replayed: whatever it does carries an idempotency key.
 */
export type Reaction = {
  readonly name: string;
  readonly types: readonly string[];
  /** Where a reaction without a checkpoint begins. Default 'present': a new reaction does not act on the past. */
  readonly startFrom?: 'start' | 'present';
  react(fact: RecordedFact): Promise<void>;
};

type Definition<On> = Pick<Reaction, 'name' | 'startFrom'> & {
  readonly on: readonly On[];
  /** Is given the fact and whose stream it stands on. */
  react(fact: Recorded<FactOf<On>>, streamId: string): Promise<void>;
};

/** Declares a reaction to facts of these definitions. */
export const defineReaction = <On extends { readonly type: string }>({ on, react, ...rest }: Definition<On>): Reaction => ({
  ...rest,
  types: on.map(({ type }) => type),
  // The subscription gives facts of these types only, each checked against its definition.
  react: (fact) => react(fact as unknown as Recorded<FactOf<On>>, streamIdOf(fact)),
});
