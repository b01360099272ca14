import { REASON_LIMIT, SHORT_LIMIT } from '../answer-limits.ts';
import { TERMS_OF } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { hasText } from '../printable.ts';
import { Id } from '../primitives.ts';
import { z } from '../zod.ts';
import { trimmed } from '../unseen.ts';

export const PaymentStatus = z.enum(['pending', 'processing', 'succeeded', 'failed']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;
export const OrderStatus = z.enum(['new', 'in_review', 'sent', 'archived']);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** A customer said that something is wrong with the will. The text stays in the log; here is how it stands. */
export const ReportedProblem = z.object({
  id: z.string(),
  reportedAt: z.string(),
  /** Null until an operator answers. Without words it was answered outside the console. */
  answered: z.nullable(z.object({ at: z.string(), text: z.nullable(z.string()) })),
});
export type ReportedProblem = z.infer<typeof ReportedProblem>;

/** An order as its customer sees it. Amounts in pounds. */
export const CustomerOrder = z.object({
  id: z.string(),
  amount: z.number(),
  finalAmount: z.number(),
  discountCode: z.nullable(z.string()),
  discountAmount: z.number(),
  /** Of `finalAmount`, what is for the partner's will; left out when nothing is. */
  secondWill: z.optional(z.number()),
  /** The partner paid for this will. */
  prepaid: z.optional(z.boolean()),
  /** Of what was paid, how much went back to the card. */
  refunded: z.number(),
  /** Money that is on its way back, or that did not get there and is seen to; null when there is none. */
  refund: z.nullable(z.object({ state: z.enum(['on_its_way', 'failed']), amount: z.number() })),
  /** Everything went back before the will was sent, or should have: nobody goes on with it. */
  closed: z.boolean(),
  paymentStatus: PaymentStatus,
  updatedAt: z.string(),
  /** Oldest first. */
  problems: z.array(ReportedProblem),
  /** How many questions of our team are not settled yet; what they ask is read apart. */
  enquiries: z.int(),
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

const OrderEnvelope = z.object({ order: CustomerOrder });

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/order/:orderId',
  audience: 'customer',
  params: z.object({ orderId: Id }),
  status: 200,
  response: OrderEnvelope,
});

export const getMyOrder = endpoint({ method: 'GET', path: '/api/my-order', audience: 'customer', status: 200, response: OrderEnvelope });

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/create-payment-intent',
  audience: 'customer',
  body: z.optional(
    z.object({
      discountCode: z.optional(z.string().check(trimmed, z.maxLength(SHORT_LIMIT))),
      /** The partner's will as well, if it can be paid for. */
      forBoth: z.optional(z.boolean()),
      /** Order now a will that the partner has paid for. */
      usePrepaid: z.optional(z.boolean()),
    }),
  ),
  status: 200,
  response: z.union([
    z.object({ skipPayment: z.literal(true), orderId: z.string() }),
    /** The partner has paid: it waits for the customer to order it. */
    z.object({ prepaid: z.literal(true), orderId: z.string() }),
    z.object({
      clientSecret: z.string(),
      orderId: z.string(),
      amount: z.number(),
      finalAmount: z.number(),
      /** Whether the partner's will can be paid for as well, or is; left out when it cannot. */
      secondWill: z.optional(z.enum(['offered', 'added'])),
    }),
  ]),
});

/** Whether the partner has paid for this will, which waits to be ordered: known before there is an order, and without a card provider. */
export const getPrepaid = endpoint({
  method: 'GET',
  path: '/api/my-order/prepaid',
  audience: 'customer',
  status: 200,
  response: z.object({ prepaid: z.boolean() }),
});

/**
 * By pressing Pay the customer asks us to start at once, knowing that the right to cancel ends when the will is sent. Only the terms of today
 * can be agreed to.
 */
export const agreeToStart = endpoint({
  method: 'POST',
  path: '/api/my-order/agreement',
  audience: 'customer',
  body: z.object({ terms: z.literal(TERMS_OF) }),
  status: 200,
  response: z.object({}),
});

export const ProblemReport = z.object({
  text: z
    .string(MESSAGES.problemMissing)
    .check(trimmed, z.refine(hasText, MESSAGES.problemMissing), z.maxLength(REASON_LIMIT, MESSAGES.problemTooLong)),
});

/** Something is wrong with a will that is paid for: a person of the team reads it and answers by email. */
export const reportProblem = endpoint({
  method: 'POST',
  path: '/api/my-order/problems',
  audience: 'customer',
  body: ProblemReport,
  status: 201,
  response: OrderEnvelope,
});

/** What the checkout needs to start: no key means that card payment is unavailable. `paymentScriptUrl` is set only on a development machine. */
export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  audience: 'visitor',
  status: 200,
  response: z.object({
    paymentPublicKey: z.nullable(z.string()),
    paymentProvider: z.enum(['card', 'fake']),
    paymentScriptUrl: z.nullable(z.string()),
  }),
});

/** Where the card provider reports what happened. The body is read raw and checked by its signature first. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/api/payments/webhook',
  audience: 'provider',
  status: 200,
  response: z.object({ received: z.literal(true) }),
});
