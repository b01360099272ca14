import { discounted, MINIMUM_CHARGE_PENCE, movedSince, needsUseLimit, PRICE_PENCE } from '@willow/contracts';
import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';

const maxUses = z.number().int().positive();
const Use = z.object({ customerId: z.string(), /** The holds of a code are counted from 1. */ hold: z.number().int() });

export const DiscountCodeCreated = defineFact('DiscountCodeCreated', {
  data: z.object({ code: z.string(), percent: z.number().int(), active: z.boolean(), maxUses: maxUses.nullable() }),
});
export const DiscountCodeActivated = defineFact('DiscountCodeActivated', { data: z.object({}) });
export const DiscountCodeDeactivated = defineFact('DiscountCodeDeactivated', { data: z.object({}) });
export const DiscountCodeLimited = defineFact('DiscountCodeLimited', { data: z.object({ maxUses }) });
/** A customer at the till has one of the uses; said again with a later end, when the customer is still there. */
export const DiscountUseHeld = defineFact('DiscountUseHeld', { data: Use.extend({ until: z.iso.datetime() }) });
export const DiscountUseReleased = defineFact('DiscountUseReleased', { data: Use });
/** An order with it was paid, or was free by it. */
export const DiscountUsed = defineFact('DiscountUsed', { data: Use });

export const discountFacts = [
  DiscountCodeCreated,
  DiscountCodeActivated,
  DiscountCodeDeactivated,
  DiscountCodeLimited,
  DiscountUseHeld,
  DiscountUseReleased,
  DiscountUsed,
] as const;
export type DiscountFact = FactOf<(typeof discountFacts)[number]>;

type Held = { readonly hold: number; readonly until: string };

/** Code and percent are null while the code does not exist. */
export type Discount = {
  readonly code: string | null;
  readonly percent: number | null;
  readonly active: boolean;
  /** Null: no limit, and then no use is written down here. */
  readonly maxUses: number | null;
  /** By customer: each has one order. */
  readonly held: Readonly<Record<string, Held>>;
  /** The holds that were paid. */
  readonly used: readonly number[];
  readonly lastHold: number;
};

export type DiscountCommand =
  | {
      readonly type: 'CreateCode';
      readonly code: string;
      readonly percent: number;
      readonly active: boolean;
      readonly maxUses: number | null;
    }
  | {
      readonly type: 'ChangeCode';
      readonly active?: boolean | undefined;
      readonly maxUses?: number | undefined;
      /** As it was read, if that was named. */
      readonly before?: { readonly maxUses: number | null } | undefined;
    }
  | {
      readonly type: 'HoldUse';
      readonly customerId: string;
      readonly until: string;
      /** Holds of this code that the customer's order has given up, and will not be priced by any more. */
      readonly dropped: readonly number[];
    }
  | { readonly type: 'ReleaseUse'; readonly customerId: string; readonly hold: number }
  | { readonly type: 'RecordUse'; readonly customerId: string; readonly hold: number };
export type DiscountRefusal =
  | 'CodeExists'
  | 'CodeUnknown'
  | 'CodeMoved'
  | 'CodeNeedsLimit'
  | 'CodeLimitTooLow'
  | 'CodeUsedUp'
  | 'RestTooSmall';

/** A customer who comes back to the till keeps a use for longer, but not with every reload. */
const RENEWED_MS = 10 * 60_000;

const takenOf = ({ held, used }: Discount): number => Object.keys(held).length + used.length;

/** Whether nobody but those who hold one may have a use. */
export const isUsedUp = (state: Discount, customerId: string): boolean =>
  state.maxUses !== null && !state.held[customerId] && takenOf(state) >= state.maxUses;

export const discount: Decider<Discount, DiscountCommand, DiscountFact, DiscountRefusal> = {
  initial: { code: null, percent: null, active: false, maxUses: null, held: {}, used: [], lastHold: 0 },
  decide: {
    CreateCode: ({ type: _, ...created }, state) => {
      if (state.percent !== null) return refuse('CodeExists');
      const rest = discounted(PRICE_PENCE, created.percent);
      if (rest > 0 && rest < MINIMUM_CHARGE_PENCE) return refuse('RestTooSmall');
      return isUnsafe(created) ? refuse('CodeNeedsLimit') : [DiscountCodeCreated.of(created)];
    },
    ChangeCode: ({ active = null, before = {}, ...change }, state) => {
      const { code, percent } = state;
      if (code === null || percent === null) return refuse('CodeUnknown');
      const moved = movedSince({ maxUses: change.maxUses }, before, { maxUses: state.maxUses });
      if (moved.length > 0) return refuse('CodeMoved', moved);
      const maxUses = change.maxUses ?? state.maxUses;
      if (maxUses !== null && maxUses !== state.maxUses && maxUses < takenOf(state)) return refuse('CodeLimitTooLow');
      if (active && isUnsafe({ code, percent, maxUses })) return refuse('CodeNeedsLimit');
      const limited = maxUses === null || maxUses === state.maxUses ? [] : [DiscountCodeLimited.of({ maxUses })];
      const switched =
        active === null || active === state.active ? [] : [(active ? DiscountCodeActivated : DiscountCodeDeactivated).of({})];
      return [...limited, ...switched];
    },
    HoldUse: ({ customerId, until, dropped }, state) => {
      if (state.percent === null || !state.active) return refuse('CodeUnknown');
      if (state.maxUses === null) return [];
      const own = state.held[customerId];
      if (own && !dropped.includes(own.hold))
        return isLater(until, own.until) ? [DiscountUseHeld.of({ customerId, hold: own.hold, until })] : [];
      if (isUsedUp(state, customerId)) return refuse('CodeUsedUp');
      const held = DiscountUseHeld.of({ customerId, hold: state.lastHold + 1, until });
      return own ? [DiscountUseReleased.of({ customerId, hold: own.hold }), held] : [held];
    },
    ReleaseUse: ({ customerId, hold }, { held }) => (held[customerId]?.hold === hold ? [DiscountUseReleased.of({ customerId, hold })] : []),
    // What was paid is never refused, and never counted twice.
    RecordUse: ({ customerId, hold }, { used }) => (used.includes(hold) ? [] : [DiscountUsed.of({ customerId, hold })]),
  },
  evolve: {
    DiscountCodeCreated: (state, { data }) => ({ ...state, ...data }),
    DiscountCodeActivated: (state) => ({ ...state, active: true }),
    DiscountCodeDeactivated: (state) => ({ ...state, active: false }),
    DiscountCodeLimited: (state, { data }) => ({ ...state, maxUses: data.maxUses }),
    DiscountUseHeld: (state, { data: { customerId, hold, until } }) => ({
      ...state,
      held: { ...state.held, [customerId]: { hold, until } },
      lastHold: Math.max(state.lastHold, hold),
    }),
    DiscountUseReleased: (state, { data }) => ({ ...state, held: without(state, data) }),
    DiscountUsed: (state, { data }) => ({ ...state, held: without(state, data), used: [...state.used, data.hold] }),
  },
};

const isUnsafe = ({
  code,
  percent,
  maxUses,
}: {
  readonly code: string;
  readonly percent: number;
  readonly maxUses: number | null;
}): boolean => maxUses === null && needsUseLimit(code, percent);

const isLater = (until: string, before: string): boolean => Date.parse(until) - Date.parse(before) >= RENEWED_MS;

/** A customer's newer hold stays. */
function without({ held }: Discount, { customerId, hold }: z.infer<typeof Use>): Discount['held'] {
  if (held[customerId]?.hold !== hold) return held;
  const { [customerId]: _, ...others } = held;
  return others;
}
