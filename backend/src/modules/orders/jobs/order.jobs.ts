import { z } from 'zod';
import { defineJob, defineMailJob } from '../../../platform/queue/index.ts';

export const sendReceipt = defineMailJob({
  name: 'orders.send-receipt',
  payload: z.object({ orderId: z.string(), requestId: z.string().nullable() }),
});

/**
 * An operator waits for this one: after a few certain failures the order says that it failed. The attempts after those are for a mail that
 * may have arrived all the same: the provider is asked until that is clear.
 */
export const sendDraft = defineMailJob({
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
  concurrency: 2,
});

/** The mail with a will that was sent, again. An operator waits for it. */
export const resendWill = defineMailJob({
  name: 'orders.resend-will',
  payload: z.object({ orderId: z.string(), requestId: z.string() }),
});

/** Tells a customer that our team made a file about them. */
export const sendFileNotice = defineMailJob({
  name: 'orders.send-file-notice',
  payload: z.object({ orderId: z.string(), file: z.enum(['evidence', 'sealed', 'open']), at: z.string() }),
});

export const sendProblemReceived = defineMailJob({
  name: 'orders.send-problem-received',
  payload: z.object({ orderId: z.string() }),
});

export const sendProblemAnswer = defineMailJob({
  name: 'orders.send-problem-answer',
  payload: z.object({ orderId: z.string(), problemId: z.string() }),
});

export const sendEnquiry = defineMailJob({
  name: 'orders.send-enquiry',
  payload: z.object({ orderId: z.string(), enquiryId: z.string() }),
});

export const refundDuplicate = defineJob({
  name: 'orders.refund-duplicate',
  payload: z.object({ orderId: z.string(), intentId: z.string() }),
});

/** By the order of whoever paid for two wills. */
export const followSecondWill = defineJob({ name: 'orders.follow-second-will', payload: z.object({ orderId: z.string() }) });

export const makeRefund = defineJob({ name: 'orders.make-refund', payload: z.object({ orderId: z.string() }) });

export const sendRefundNotice = defineMailJob({
  name: 'orders.send-refund-notice',
  payload: z.object({
    orderId: z.string(),
    refundId: z.string(),
    /** The fact to tell of. */
    about: z.enum(['RefundStarted', 'PaymentRefunded', 'RefundFailed', 'RefundReturned']).default('PaymentRefunded'),
  }),
});

export const reconcilePayments = defineJob({ name: 'orders.reconcile-payments', payload: z.object({}), attempts: 1 });

export const expireHolds = defineJob({ name: 'orders.expire-holds', payload: z.object({}), attempts: 1 });

export const CERTAIN_FAILURES = 3;
