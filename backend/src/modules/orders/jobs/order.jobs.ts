import { z } from 'zod';
import { defineJob } from '../../../platform/queue/index.ts';

export const sendReceipt = defineJob({
  name: 'orders.send-receipt',
  payload: z.object({ orderId: z.string(), requestId: z.string().nullable() }),
  backoffMs: 1000,
});

/**
 * An operator waits for this one: after a few certain failures the order says that it failed. The attempts after those are for a mail that
 * may have arrived all the same: the provider is asked until that is clear.
 */
export const sendDraft = defineJob({
  name: 'orders.send-draft',
  payload: z.object({
    orderId: z.string(),
    approvalId: z.string(),
    customerId: z.string(),
    willRevision: z.number().int(),
    customerRevision: z.number().int().nullable(),
    tag: z.string(),
  }),
  attempts: 8,
  backoffMs: 1000,
  concurrency: 2,
});

/** The mail with a will that was sent, again. An operator waits for it. */
export const resendWill = defineJob({
  name: 'orders.resend-will',
  payload: z.object({ orderId: z.string(), requestId: z.string() }),
  backoffMs: 1000,
});

/** Tells a customer that our team made a file about them. */
export const sendFileNotice = defineJob({
  name: 'orders.send-file-notice',
  payload: z.object({ orderId: z.string(), file: z.enum(['evidence', 'sealed', 'open']), at: z.string() }),
  backoffMs: 1000,
});

export const sendProblemReceived = defineJob({
  name: 'orders.send-problem-received',
  payload: z.object({ orderId: z.string() }),
  backoffMs: 1000,
});

export const sendProblemAnswer = defineJob({
  name: 'orders.send-problem-answer',
  payload: z.object({ orderId: z.string(), problemId: z.string() }),
  backoffMs: 1000,
});

export const sendEnquiry = defineJob({
  name: 'orders.send-enquiry',
  payload: z.object({ orderId: z.string(), enquiryId: z.string() }),
  backoffMs: 1000,
});

export const refundDuplicate = defineJob({
  name: 'orders.refund-duplicate',
  payload: z.object({ orderId: z.string(), intentId: z.string() }),
});

/** By the order of whoever paid for two wills. */
export const followSecondWill = defineJob({ name: 'orders.follow-second-will', payload: z.object({ orderId: z.string() }) });

export const makeRefund = defineJob({ name: 'orders.make-refund', payload: z.object({ orderId: z.string() }) });

export const sendRefundNotice = defineJob({
  name: 'orders.send-refund-notice',
  payload: z.object({
    orderId: z.string(),
    refundId: z.string(),
    /** The fact to tell of. */
    about: z.enum(['RefundStarted', 'PaymentRefunded', 'RefundFailed', 'RefundReturned']).default('PaymentRefunded'),
  }),
  backoffMs: 1000,
});

export const reconcilePayments = defineJob({ name: 'orders.reconcile-payments', payload: z.object({}), attempts: 1 });

export const expireHolds = defineJob({ name: 'orders.expire-holds', payload: z.object({}), attempts: 1 });

export const CERTAIN_FAILURES = 3;
