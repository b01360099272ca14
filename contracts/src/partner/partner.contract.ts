import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Email } from '../email.ts';
import { Id, optionalText, requiredText, text } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { withoutUnseen } from '../unseen.ts';
import { z } from '../zod.ts';
import { basisPointsOf } from './commission.ts';

export const normalRefCode = (refCode: string): string => withoutUnseen(refCode).toUpperCase();

export const Partner = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  refCode: z.string(),
  /** A percentage with 2 decimals. */
  commissionRate: z.string().check(z.regex(/^\d{1,3}\.\d{2}$/)),
  isActive: z.boolean(),
  notes: z.nullable(z.string()),
  orderCount: z.int(),
  successfulOrders: z.int(),
  /** In pounds: what was paid for its orders, and not paid back. */
  totalRevenue: z.number(),
  /** In pounds, at today's rate. */
  estimatedCommission: z.number(),
});
export type Partner = z.infer<typeof Partner>;

const Rate = z
  .union([z.string(), z.number()], MESSAGES.commissionRate)
  .check(z.refine((rate) => basisPointsOf(rate) !== null, MESSAGES.commissionRate));

const RefCode = requiredText(TEXT_LIMITS.short, MESSAGES.refCodeMissing).check(z.regex(/^[\x21-\x7e]+$/, MESSAGES.discountCodeText));
const Name = requiredText(TEXT_LIMITS.name, MESSAGES.partnerName);

export const listPartners = endpoint({
  method: 'GET',
  path: '/api/admin/partners',
  audience: 'operator',
  status: 200,
  response: z.array(Partner),
});

export const createPartner = endpoint({
  method: 'POST',
  path: '/api/admin/partners',
  audience: 'operator',
  body: z.object({
    name: Name,
    email: Email,
    refCode: RefCode,
    commissionRate: z._default(Rate, '10.00'),
    isActive: z._default(z.boolean(), true),
    notes: optionalText(TEXT_LIMITS.notes),
  }),
  status: 201,
  response: Partner,
});

/** As they were read. */
const Before = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  refCode: z.optional(z.string()),
  commissionRate: z.optional(z.string()),
  isActive: z.optional(z.boolean()),
  notes: z.optional(z.nullable(z.string())),
});

/**
 * What is left out stays as it is; notes that are null or empty are taken away. `before`: what the fields said when they were read. What
 * is sent as it was read is left as it is, whoever has changed it since; 409, with what the fields say by now, when a colleague has changed
 * what is changed here.
 */
export const updatePartner = endpoint({
  method: 'PATCH',
  path: '/api/admin/partners/:id',
  audience: 'operator',
  params: z.object({ id: Id }),
  body: z
    .object({
      name: z.optional(Name),
      email: z.optional(Email),
      refCode: z.optional(RefCode),
      commissionRate: z.optional(Rate),
      isActive: z.optional(z.boolean()),
      notes: z.optional(z.nullable(text(TEXT_LIMITS.notes))),
      before: z.optional(Before),
    })
    .check(z.refine(({ before: _, ...change }) => Object.values(change).some((value) => value !== undefined), 'Give what changes')),
  status: 200,
  response: Partner,
});

export const deletePartner = endpoint({
  method: 'DELETE',
  path: '/api/admin/partners/:id',
  audience: 'operator',
  params: z.object({ id: Id }),
  status: 200,
  response: z.object({ success: z.literal(true) }),
});
