import { MAX_DISCOUNT_USES } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { trimmed } from '../unseen.ts';
import { z } from '../zod.ts';
import { normalCode } from './discount.contract.ts';

const SHORT_CODE = 6;
const LARGE_PERCENT = 50;

/**
 * Whether a code is refused without a limit of uses: when it is easily guessed and a guess costs much. Fewer than six characters are easily
 * guessed: with 200 wrong tries an hour for everybody together, all codes of two letters and digits are tried in seven hours and of three in
 * ten days, while six take centuries. Half the price is much. A longer code for the whole price needs none, because it may be meant for
 * many; whether a word such as `WELCOME` is guessed is for the operator to judge, and the console says so.
 */
export const needsUseLimit = (code: string, percent: number): boolean => normalCode(code).length < SHORT_CODE && percent >= LARGE_PERCENT;

export const MaxUses = z
  .int(MESSAGES.discountMaxUses)
  .check(z.minimum(1, MESSAGES.discountMaxUses), z.maximum(MAX_DISCOUNT_USES, MESSAGES.discountMaxUses));

/** `held` are uses of customers at the till who have not paid yet: they are given back when they do not. */
export const UseLimit = z.object({ maxUses: z.int(), used: z.int(), held: z.int() });
export type UseLimit = z.infer<typeof UseLimit>;

export const DiscountCode = z.object({
  id: z.string(),
  code: z.string(),
  discountPercentage: z.int(),
  isActive: z.boolean(),
  timesUsed: z.int(),
  successfulUses: z.int(),
  totalRevenue: z.number(),
  totalDiscount: z.number(),
  /** Of a code with a limit only. Uses count from when the limit was set. */
  limit: z.optional(UseLimit),
});
export type DiscountCode = z.infer<typeof DiscountCode>;

export const listDiscountCodes = endpoint({
  method: 'GET',
  path: '/api/admin/discount-codes',
  audience: 'operator',
  status: 200,
  response: z.array(DiscountCode),
});

export const createDiscountCode = endpoint({
  method: 'POST',
  path: '/api/admin/discount-codes',
  audience: 'operator',
  body: z.object({
    code: z.string().check(trimmed, z.minLength(1), z.maxLength(50), z.regex(/^[\x21-\x7e]+$/, MESSAGES.discountCodeText)),
    discountPercentage: z
      .int(MESSAGES.discountPercentage)
      .check(z.minimum(1, MESSAGES.discountPercentage), z.maximum(100, MESSAGES.discountPercentage)),
    isActive: z._default(z.boolean(), true),
    /** Null, or left out: no limit. */
    maxUses: z.optional(z.nullable(MaxUses)),
  }),
  status: 201,
  response: DiscountCode,
});

export const updateDiscountCode = endpoint({
  method: 'PATCH',
  path: '/api/admin/discount-codes/:id',
  audience: 'operator',
  params: z.object({ id: z.string() }),
  body: z
    .object({
      isActive: z.optional(z.boolean()),
      maxUses: z.optional(MaxUses),
      /** As it was read, null without a limit: 409 when a colleague has set another since. */
      before: z.optional(z.object({ maxUses: z.nullable(z.int()) })),
    })
    .check(z.refine((body) => body.isActive !== undefined || body.maxUses !== undefined, 'Give isActive or maxUses')),
  status: 200,
  response: DiscountCode,
});
