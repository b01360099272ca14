import type { AdminOrder, AdminOrderDetail, Refund } from '@willow/contracts/operator/operator.contract';
import type { Word } from '../../../shared/order-words.ts';

export const REFUND_WORDS: Readonly<Record<Refund['state'], Word>> = {
  running: { text: 'Under way', tone: 'attention' },
  paid: { text: 'Refunded', tone: 'good' },
  failed: { text: 'Failed', tone: 'bad' },
  returned: { text: 'Sent back by the bank', tone: 'bad' },
};

/** It failed and is not settled in another way. A second try is a refund of its own. */
export const isUnsettled = ({ state, settled }: Refund): boolean => (state === 'failed' || state === 'returned') && settled === null;

const inPence = (pounds: number): number => Math.round(pounds * 100);

/** Of what was paid, what can still be refunded; in pounds. */
export const leftOf = ({ finalAmount, refunded, paymentStatus }: AdminOrder): number =>
  paymentStatus === 'succeeded' ? (inPence(finalAmount) - inPence(refunded)) / 100 : 0;

/** The same of one of a couple's two wills; what was refunded of which the server knows for certain. */
export const leftOfWill = ({ order, refunds }: Pick<AdminOrderDetail, 'order' | 'refunds'>, will: Refund['will']): number => {
  const paid = will === 'second' ? order.secondWill : order.finalAmount - order.secondWill;
  const back = refunds.filter((refund) => refund.will === will && refund.state === 'paid' && !refund.duplicate);
  return Math.min(leftOf(order), (inPence(paid) - back.reduce((sum, { amount }) => sum + inPence(amount), 0)) / 100);
};

const AMOUNT = /^£?\s*(\d{1,6}(?:\.\d{1,2})?)$/;

/** What was typed, in pounds; null when it is no amount. */
export function amountIn(typed: string): number | null {
  const [, amount] = AMOUNT.exec(typed.trim().replaceAll(',', '')) ?? [];
  return amount !== undefined && Number(amount) > 0 ? Number(amount) : null;
}

/** What becomes of the order and its will. */
export function whatFollows({ order, versions, refunds }: AdminOrderDetail, amount: number, will: Refund['will']): string {
  const left = leftOfWill({ order, refunds }, will);
  if (will === 'second')
    return inPence(amount) < inPence(left)
      ? 'Their partner’s will stays paid for.'
      : 'Their partner’s will is no longer paid for. If the partner has ordered it, it goes on, and the note has to say why this is refunded.';
  if (order.status === 'sent' || versions.length > 0)
    return 'The will was sent and the customer keeps it. Under our terms the fee is no longer refundable, so this is goodwill.';
  return inPence(amount) === inPence(left)
    ? 'This refunds the whole payment: the order is archived and the will is not sent.'
    : 'The order and the work on the will continue.';
}

const FAILURES: Readonly<Record<string, string>> = {
  charge_already_refunded: 'everything was refunded at the card provider already',
  charge_disputed: 'the customer disputes the payment with the bank',
  expired_or_canceled_card: 'the card has expired or was cancelled',
  lost_or_stolen_card: 'the card was reported lost or stolen',
  insufficient_funds: 'our balance at the card provider is too low',
  balance_insufficient: 'our balance at the card provider is too low',
};

/** Why it did not go through; the card provider’s own word when it is one that we do not know. */
export const failureWords = (failure: string): string => FAILURES[failure] ?? `the card provider says “${failure.replaceAll('_', ' ')}”`;
