import type { Event } from '@event-driven-io/emmett';
import { builtModule } from '../product/built-module.ts';

export const { will } =
  await builtModule<typeof import('../../../backend/src/modules/wills/domain/will.decider.ts')>('modules/wills/domain/will.decider');

type Will = typeof will.initial;

/** Folds one event that carries a fact in clear. */
export const fold = (state: Will, { type, data }: Event): Will => {
  const evolve = will.evolve[type as keyof typeof will.evolve] as (state: Will, fact: object) => Will;
  return evolve(state, { type, ...data });
};
