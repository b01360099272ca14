import { type AdminOrder, CHECKOUT_HOURS, type OrderQueue, type OrderStage, type OrderStatus, type PaymentStatus } from '@willow/contracts';

/** How refunds and disputes of a payment stand that are not through, by the id of the request or the provider's. `other`: of a charge by mistake. */
export type PaymentIssues = Readonly<
  Record<
    string,
    'refunding' | 'other_refunding' | 'refund_failed' | 'other_refund_failed' | 'fraud' | 'needs_response' | 'under_review' | 'lost'
  >
>;

export type Standing = {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  /** Another amount came than was asked for. */
  readonly mismatched: boolean;
  readonly paymentIssues: PaymentIssues;
  readonly openProblems: number;
  readonly openEnquiries: number;
  readonly answeredEnquiries: number;
  readonly returned: boolean;
  readonly sending: boolean;
  readonly mailFailed: boolean;
  readonly receiptFailed: boolean;
  /** The newest mail with it went out, and came back. */
  readonly willBounced: boolean;
  readonly receiptBounced: boolean;
  readonly draft: AdminOrder['draft'];
  /** Flags that stop it, by severity; null until the will has been reviewed. */
  readonly block: number | null;
  readonly high: number | null;
};

/**
 * What is to be done with an order next, or who has it. A bank's deadline and money that should be with the customer come first, in the archive
 * too; then what the customer said.
 */
export function stageOf(order: Standing): OrderStage {
  const issues = new Set(Object.values(order.paymentIssues));
  if (issues.has('needs_response') || issues.has('fraud')) return 'disputed';
  if (issues.has('refund_failed') || issues.has('other_refund_failed')) return 'refund_failed';
  if (order.status === 'archived') return 'archived';
  if (order.openProblems > 0 || order.answeredEnquiries > 0) return 'problems';
  if (order.paymentStatus !== 'succeeded') return unpaidStage(order);
  if (issues.has('under_review')) return 'dispute_review';
  if (order.returned || order.openEnquiries > 0) return 'waiting';
  if (order.sending) return 'under_way';
  if (order.mailFailed || order.willBounced) return 'mail_failed';
  // Before, a failed receipt is no reason to keep a will from being read.
  if (order.status === 'sent') return order.receiptFailed || order.receiptBounced ? 'mail_failed' : 'sent';
  // Information was requested.
  return order.status === 'in_review' ? 'waiting' : reviewStage(order);
}

function unpaidStage({ mismatched, paymentStatus }: Standing): OrderStage {
  if (mismatched) return 'payment_mismatched';
  return paymentStatus === 'processing' ? 'paying' : 'checkout';
}

function reviewStage({ draft, block, high }: Standing): OrderStage {
  if (draft === 'refused' || draft === 'failed') return 'blocked';
  if (draft !== 'made') return 'under_way';
  // Opening it has it reviewed: it must not wait where nobody looks.
  if (block === null || high === null) return 'to_decide';
  if (block > 0) return 'blocked';
  return high > 0 ? 'to_decide' : 'ready';
}

const OF_THE_TEAM: ReadonlySet<OrderStage> = new Set([
  'disputed',
  'refund_failed',
  'problems',
  'ready',
  'to_decide',
  'blocked',
  'mail_failed',
  'under_way',
]);

/** Whether whoever has the order is another than before: its wait begins anew. */
export const changesHands = (from: OrderStage, to: OrderStage): boolean => from !== to && !(OF_THE_TEAM.has(from) && OF_THE_TEAM.has(to));

/** `old`: whether it is at its stage for longer than a checkout takes. */
export function queueOf(stage: OrderStage, old: boolean): OrderQueue {
  switch (stage) {
    case 'payment_mismatched':
      return 'payment_stuck';
    case 'paying':
      return old ? 'payment_stuck' : 'checkout';
    case 'checkout':
      return old ? 'abandoned' : 'checkout';
    default:
      return stage;
  }
}

/** Who came to a stage of the checkout before this has been there for too long. */
export const checkoutLimit = (now: Date): Date => new Date(now.getTime() - CHECKOUT_HOURS * 3_600_000);
