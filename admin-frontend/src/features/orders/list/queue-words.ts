import type { OrderQueue } from '@willow/contracts/operator/order-queue';

/** `why`: what makes an order be there, and what is to be done. */
export type QueueWords = { readonly name: string; readonly why: string };

export const QUEUE_WORDS: Readonly<Record<OrderQueue, QueueWords>> = {
  disputed: {
    name: 'Disputed payments',
    why: 'The customer’s bank wants a payment back or warns of fraud: send the evidence or investigate before the deadline.',
  },
  refund_failed: { name: 'Refunds that failed', why: 'A refund did not reach the customer: try again, or pay another way and settle it.' },
  ready: { name: 'Ready to review', why: 'Paid, drafted and ready: read and approve.' },
  to_decide: { name: 'Flags to decide', why: 'Review flags need your decision.' },
  to_agree: { name: 'To agree', why: 'A colleague has decided a flag that needs two people: a second operator must agree.' },
  problems: { name: 'Customers wrote', why: 'The customer has reported a problem or answered a question and is waiting for us.' },
  blocked: { name: 'Blocked', why: 'A review flag blocks the will, or no draft could be made: the answers must change.' },
  mail_failed: {
    name: 'Undelivered mail',
    why: 'The email with the will or receipt did not arrive: check the address, then resend it.',
  },
  payment_stuck: {
    name: 'Payment stuck',
    why: 'Taking over an hour, or the amount differs: press Fix Payment, or check with the card provider.',
  },
  waiting: { name: 'With the customer', why: 'We have asked the customer something or returned the answers.' },
  dispute_review: { name: 'With the bank', why: 'The evidence is in and the bank is deciding. Nothing is sent until then.' },
  under_way: { name: 'Under way', why: 'The draft is being made or the email is being sent. Nothing to do.' },
  checkout: { name: 'In checkout', why: 'Reached the checkout within the last hour.' },
  abandoned: { name: 'Abandoned', why: 'Reached the checkout over an hour ago and has not paid.' },
  sent: { name: 'Done', why: 'The will was sent.' },
  archived: { name: 'Archived', why: 'Out of the way. The status can be changed back.' },
};

/** What somebody of the team has to do something about, the most urgent first. */
export const TO_DO: readonly OrderQueue[] = [
  'disputed',
  'refund_failed',
  'ready',
  'to_decide',
  'to_agree',
  'problems',
  'blocked',
  'mail_failed',
  'payment_stuck',
];
export const WITH_OTHERS: readonly OrderQueue[] = ['waiting', 'dispute_review', 'under_way', 'checkout', 'abandoned'];
export const FINISHED: readonly OrderQueue[] = ['sent', 'archived'];
