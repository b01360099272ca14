import type { OrderStatus, PaymentStatus } from './order.contract.ts';

/** What states are called, in the console and in files. */
export const STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  new: 'New',
  in_review: 'In Review',
  sent: 'Sent',
  archived: 'Archived',
};

export const PAYMENT_LABELS: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Pending',
  processing: 'Processing',
  succeeded: 'Paid',
  failed: 'Failed',
};
