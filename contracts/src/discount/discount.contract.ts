import { SHORT_LIMIT } from '../answer-limits.ts';
import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { z } from '../zod.ts';
import { trimmed, withoutUnseen } from '../unseen.ts';

export const normalCode = (code: string): string => withoutUnseen(code).toUpperCase();

export const validateDiscountCode = endpoint({
  method: 'POST',
  path: '/api/discount-codes/validate',
  audience: 'customer',
  body: z.object({
    code: z.string(MESSAGES.discountMissing).check(trimmed, z.minLength(1, MESSAGES.discountMissing), z.maxLength(SHORT_LIMIT)),
  }),
  status: 200,
  response: z.object({ valid: z.boolean(), discountPercentage: z.int(), message: z.string() }),
});

/** The code that the customer brought along from before they had an account; null when there is none. */
export const getKeptCode = endpoint({
  method: 'GET',
  path: '/api/kept-discount-code',
  audience: 'customer',
  status: 200,
  response: z.object({ code: z.nullable(z.string()) }),
});

export const dropKeptCode = endpoint({
  method: 'DELETE',
  path: '/api/kept-discount-code',
  audience: 'customer',
  status: 200,
  response: z.object({ success: z.literal(true) }),
});
