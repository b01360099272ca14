import type { Event } from '@event-driven-io/emmett';
import { builtModule } from '../product/built-module.ts';

export const { will } =
  await builtModule<typeof import('../../../backend/src/modules/wills/domain/will.decider.ts')>('modules/wills/domain/will.decider');

type Will = typeof will.initial;

/** Emmett hands over no revision: it is counted. */
export type Counted = { readonly will: Will; readonly revision: number };
export const initial: Counted = { will: will.initial, revision: -1 };

/** Folds one event that carries a fact in clear. */
export const fold = ({ will: before, revision }: Counted, { type, data }: Event): Counted => {
  const evolve = will.evolve[type as keyof typeof will.evolve] as (state: Will, fact: object, revision: number) => Will;
  return { will: evolve(before, { type, ...data }, revision + 1), revision: revision + 1 };
};
