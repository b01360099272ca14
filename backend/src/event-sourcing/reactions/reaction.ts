import type { RecordedFact } from '../codec/recorded-fact.ts';

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
