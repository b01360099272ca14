import { z } from '../zod.ts';

/** How far an order is, as its history says. Each order is at one stage. */
export const OrderStage = z.enum([
  'disputed',
  'refund_failed',
  'ready',
  'to_decide',
  'blocked',
  'problems',
  'mail_failed',
  'payment_mismatched',
  'waiting',
  'dispute_review',
  'under_way',
  'paying',
  'checkout',
  'sent',
  'archived',
]);
export type OrderStage = z.infer<typeof OrderStage>;

/**
 * What there is to do, the most urgent first. Each order is in one queue: the one of its stage and, until it is paid, of its age. Where all
 * flags to decide were decided by one operator, a second one agrees.
 */
export const OrderQueue = z.enum([
  'disputed',
  'refund_failed',
  'ready',
  'to_decide',
  'to_agree',
  'problems',
  'blocked',
  'mail_failed',
  'payment_stuck',
  'waiting',
  'dispute_review',
  'under_way',
  'checkout',
  'abandoned',
  'sent',
  'archived',
]);
export type OrderQueue = z.infer<typeof OrderQueue>;

/** A payment that takes longer is stuck; a checkout that takes longer was left. */
export const CHECKOUT_HOURS = 1;
