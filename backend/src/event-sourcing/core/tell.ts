import type { Fact } from './fact.ts';

/** Why a fact is not told. */
export class LeftOut {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

export const leftOut = (why: string): LeftOut => new LeftOut(why);

/** What we tell of each fact of a stream, or why we do not. A fact without an entry does not compile. */
export type Telling<F extends Fact, Told, Known = null> = {
  readonly [T in F['type']]: ((fact: Extract<F, { type: T }>, known: Known) => Told) | LeftOut;
};

export type Dated = { readonly metadata: { readonly occurredAt: string } };

/** `known`: what is told depends on it, beside the fact itself. `at` is an ISO instant. */
export function tell<F extends Fact, Told extends object, Known>(
  telling: Telling<F, Told, Known>,
  facts: readonly (F & Dated)[],
  known: Known,
): readonly (Told & { readonly at: string; readonly type: string })[] {
  return facts.flatMap((fact) => {
    const entry = telling[fact.type as F['type']];
    if (entry instanceof LeftOut) return [];
    return [{ at: fact.metadata.occurredAt, type: fact.type, ...entry(fact as never, known) }];
  });
}
