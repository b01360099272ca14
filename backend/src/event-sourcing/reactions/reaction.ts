import type { Recorded, RecordedFact } from '../codec/recorded-fact.ts';
import type { FactOf } from '../core/fact.ts';
import { streamIdOf } from '../core/stream-name.ts';
import { currentTrace, traceOfFact } from '../telemetry/current-trace.ts';
import { operation } from '../telemetry/operation.ts';

/**
 * Fact to job (its id is the fact's id) or command. Called in order, at least once, never replayed: its effect needs an idempotency key.
 */
export type Reaction = {
  readonly name: string;
  readonly types: readonly string[];
  /** Where a new reaction begins. Default 'present': it does not act on the past. */
  readonly startFrom?: 'start' | 'present';
  /** False: there is nothing to do for this one, so that passing it need not be durable. Default: true. */
  concerns?(fact: RecordedFact): boolean;
  react(fact: RecordedFact): Promise<void>;
};

type Definition<On> = Pick<Reaction, 'name' | 'startFrom'> & {
  readonly on: readonly On[];
  concerns?(fact: Recorded<FactOf<On>>): boolean;
  react(fact: Recorded<FactOf<On>>, streamId: string): Promise<void>;
};

export const defineReaction = <On extends { readonly type: string }>({ on, concerns, react, ...rest }: Definition<On>): Reaction => {
  // The subscription gives facts of these types only, each checked against its definition.
  const typed = (fact: RecordedFact) => fact as unknown as Recorded<FactOf<On>>;
  return {
    ...rest,
    types: on.map(({ type }) => type),
    ...(concerns && { concerns: (fact) => concerns(typed(fact)) }),
    react: (fact) => react(typed(fact), streamIdOf(fact)),
  };
};

/** In the trace of the fact, so that what comes of it belongs to the same click. */
export const reactTo = (reaction: Reaction, fact: RecordedFact): Promise<void> =>
  currentTrace.run(traceOfFact(fact), () =>
    operation('reaction', { reaction: reaction.name, type: fact.type }, () => reaction.react(fact)),
  );
