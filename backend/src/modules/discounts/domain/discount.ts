import { discounted, MINIMUM_CHARGE_PENCE, PRICE_PENCE } from '@willow/contracts';
import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';

export const DiscountCodeCreated = defineFact('DiscountCodeCreated', {
  data: z.object({ code: z.string(), percent: z.number().int(), active: z.boolean() }),
});
export const DiscountCodeActivated = defineFact('DiscountCodeActivated', { data: z.object({}) });
export const DiscountCodeDeactivated = defineFact('DiscountCodeDeactivated', { data: z.object({}) });

export const discountFacts = [DiscountCodeCreated, DiscountCodeActivated, DiscountCodeDeactivated] as const;
export type DiscountFact = FactOf<(typeof discountFacts)[number]>;

/** Percent is null while the code does not exist. */
export type Discount = { readonly percent: number | null; readonly active: boolean };
export type DiscountCommand =
  | { readonly type: 'CreateCode'; readonly code: string; readonly percent: number; readonly active: boolean }
  | { readonly type: 'SetActive'; readonly active: boolean };
export type DiscountRefusal = 'CodeExists' | 'CodeUnknown' | 'RestTooSmall';

export const discount: Decider<Discount, DiscountCommand, DiscountFact, DiscountRefusal> = {
  initial: { percent: null, active: false },
  decide: {
    CreateCode: ({ code, percent, active }, state) => {
      if (state.percent !== null) return refuse('CodeExists');
      const rest = discounted(PRICE_PENCE, percent);
      return rest > 0 && rest < MINIMUM_CHARGE_PENCE ? refuse('RestTooSmall') : [DiscountCodeCreated.of({ code, percent, active })];
    },
    SetActive: ({ active }, state) => {
      if (state.percent === null) return refuse('CodeUnknown');
      if (state.active === active) return [];
      return [active ? DiscountCodeActivated.of({}) : DiscountCodeDeactivated.of({})];
    },
  },
  evolve: {
    DiscountCodeCreated: (_, { data }) => ({ percent: data.percent, active: data.active }),
    DiscountCodeActivated: (state) => ({ ...state, active: true }),
    DiscountCodeDeactivated: (state) => ({ ...state, active: false }),
  },
};
