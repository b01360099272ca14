import { TEXT_LIMITS } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { z } from '../zod.ts';

export const normalCode = (code: string): string => code.trim().toUpperCase();

export const validateDiscountCode = endpoint({
  method: 'POST',
  path: '/api/discount-codes/validate',
  audience: 'customer',
  body: z.object({
    code: z.string(MESSAGES.discountMissing).check(z.trim(), z.minLength(1, MESSAGES.discountMissing), z.maxLength(TEXT_LIMITS.short)),
  }),
  status: 200,
  response: z.object({ valid: z.boolean(), discountPercentage: z.int(), message: z.string() }),
});

export const DiscountCode = z.object({
  id: z.string(),
  code: z.string(),
  discountPercentage: z.int(),
  isActive: z.boolean(),
  timesUsed: z.int(),
  successfulUses: z.int(),
  totalRevenue: z.number(),
  totalDiscount: z.number(),
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
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(50), z.regex(/^[\x21-\x7e]+$/, MESSAGES.discountCodeText)),
    discountPercentage: z
      .int(MESSAGES.discountPercentage)
      .check(z.minimum(1, MESSAGES.discountPercentage), z.maximum(100, MESSAGES.discountPercentage)),
    isActive: z._default(z.boolean(), true),
  }),
  status: 201,
  response: DiscountCode,
});

export const updateDiscountCode = endpoint({
  method: 'PATCH',
  path: '/api/admin/discount-codes/:id',
  audience: 'operator',
  params: z.object({ id: z.string() }),
  body: z.object({ isActive: z.boolean() }),
  status: 200,
  response: DiscountCode,
});
