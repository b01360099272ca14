import type { OrderQueue } from '@willow/contracts/operator/order-queue';

/** `why`: what makes an order be there, and what is to be done. */
export type QueueWords = { readonly name: string; readonly why: string };

export const QUEUE_WORDS: Readonly<Record<OrderQueue, QueueWords>> = {
  disputed: {
    name: 'Disputed payments',
    why: 'The customer’s bank wants a payment back or warns of fraud: send the evidence, or look into it, before the deadline.',
  },
  refund_failed: { name: 'Refunds that failed', why: 'Money did not get to the customer: try again, or pay it another way and settle it.' },
  ready: { name: 'Ready to review', why: 'Paid, drafted, and nothing stops it: read and approve.' },
  to_decide: { name: 'Flags to decide', why: 'Review flags wait for your decision.' },
  to_agree: { name: 'To agree', why: 'A colleague has decided a flag that takes two people: a second operator has to agree.' },
  problems: { name: 'Customers wrote', why: 'The customer says that something is wrong or has answered a question, and waits for us.' },
  blocked: { name: 'Blocked', why: 'A review flag stops the will, or no draft could be made: the answers have to change.' },
  mail_failed: {
    name: 'Undelivered mail',
    why: 'The mail with the will or the receipt did not arrive: check the address, then send it again.',
  },
  payment_stuck: {
    name: 'Payment stuck',
    why: 'It takes over an hour, or another amount came: press Fix Payment, or look at the card provider.',
  },
  waiting: { name: 'With the customer', why: 'The customer was asked for something, or has the answers back.' },
  dispute_review: { name: 'With the bank', why: 'The evidence is in and the bank decides. Nothing is sent until then.' },
  under_way: { name: 'Under way', why: 'The draft is being made or the mail is going out. Nothing to do.' },
  checkout: { name: 'In checkout', why: 'Came to the checkout within the last hour.' },
  abandoned: { name: 'Abandoned', why: 'Came to the checkout over an hour ago and has not paid.' },
  sent: { name: 'Done', why: 'The will was sent.' },
  archived: { name: 'Archived', why: 'Out of the way. Its status can be changed back.' },
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
