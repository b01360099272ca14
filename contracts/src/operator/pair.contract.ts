import { endpoint } from '../endpoint.ts';
import { Id } from '../primitives.ts';
import { z } from '../zod.ts';
import { FlagSeverity } from './review.contract.ts';

/** What the wills of a couple say together that neither says alone. Worked out when it is read: nothing is decided about it, and it stops nothing. */
export const PairFlag = z.object({
  id: z.enum(['one_sided', 'guardians', 'left_out', 'both_die', 'same_gift', 'kept_at_once']),
  severity: FlagSeverity,
  message: z.string(),
  action: z.string(),
});
export type PairFlag = z.infer<typeof PairFlag>;

/** `here`: in the will of the order that is read. Nothing in a list: that will does not say it. */
export const PairDifference = z.object({ what: z.string(), here: z.array(z.string()), there: z.array(z.string()) });
export type PairDifference = z.infer<typeof PairDifference>;

/** Names are null after erasure. */
export const OrderPair = z.object({
  fullName: z.nullable(z.string()),
  /** The order is null while there is none. */
  other: z.object({ orderId: z.nullable(z.string()), fullName: z.nullable(z.string()) }),
  linkedAt: z.string(),
  /** Who left the couple, in order. Neither is told about the other. */
  left: z.array(z.object({ isOther: z.boolean(), at: z.string() })),
  /** Null while there are no two wills to compare. */
  compared: z.nullable(
    z.object({
      /** Heaviest first. */
      flags: z.array(PairFlag),
      differences: z.array(PairDifference),
      /** What both wills say, by name. */
      alike: z.array(z.string()),
    }),
  ),
});
export type OrderPair = z.infer<typeof OrderPair>;

/** Shows parts of both wills, and is recorded as a look at both orders. */
export const getOrderPair = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/pair',
  audience: ['operator', 'admin'],
  params: z.object({ id: Id }),
  status: 200,
  response: z.object({ pair: z.nullable(OrderPair) }),
});
