import type { EntityManager } from 'typeorm';
import type { Recorded, RecordedFact } from '../codec/recorded-fact.ts';
import type { Fact, FactOf } from '../core/fact.ts';

/**
 * A read model, the only writer of its tables. `apply` gets facts in order and writes through `db` only, so that rows and checkpoint move
 * in one transaction. Table names carry no schema: a rebuild runs the same code against tables beside the live ones.
 */
export type Projection = {
  readonly name: string;
  /** Raise it when rows of the version before are no longer right; the runner then waits for a rebuild. Default 1. */
  readonly version?: number;
  readonly types: readonly string[];
  /** Every table that `apply` writes: a rebuild swaps them together. */
  readonly tables: readonly string[];
  apply(facts: readonly RecordedFact[], db: EntityManager): Promise<void>;
};

type Definition<D extends { readonly type: string }> = Omit<Projection, 'types' | 'apply'> & {
  readonly on: readonly D[];
  apply(facts: readonly Recorded<FactOf<D> & Fact>[], db: EntityManager): Promise<void>;
};

export const defineProjection = <D extends { readonly type: string }>({ on, apply, ...rest }: Definition<D>): Projection => ({
  ...rest,
  types: on.map(({ type }) => type),
  apply: (facts, db) => apply(facts as readonly Recorded<FactOf<D> & Fact>[], db),
});
