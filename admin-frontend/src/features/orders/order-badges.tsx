import { formatPounds } from '@willow/contracts/money';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { Badge } from '../../shared/ui/badge.tsx';
import { PAYMENT_WORDS, STATUS_WORDS } from '../../shared/order-words.ts';
import { isMarked } from './order-words.ts';

type Standing = { readonly order: Pick<AdminOrder, 'status' | 'sending' | 'markedSent'> };

export function StatusBadge({ order }: Standing) {
  if (order.sending) return <Badge tone="attention">Sending…</Badge>;
  const { text, tone } = STATUS_WORDS[order.status];
  return <Badge tone={isMarked(order) ? 'plain' : tone}>{text}</Badge>;
}

/** What says "Sent" because an operator did, and not because a mail went. */
export function ByHandMark({ order }: Standing) {
  return isMarked(order) && !order.sending ? <Badge tone="quiet">Marked by hand</Badge> : null;
}

/** A newer version of a will that was sent: nothing is paid for it. */
export const UpdateMark = ({ order }: { readonly order: Pick<AdminOrder, 'updating'> }) =>
  order.updating ? <Badge tone="plain">Update</Badge> : null;

export function PaymentBadge({ order }: { readonly order: Pick<AdminOrder, 'paymentStatus'> }) {
  const { text, tone } = PAYMENT_WORDS[order.paymentStatus];
  return <Badge tone={tone}>{text}</Badge>;
}

/** Money that went back, or should have. */
export function RefundMark({ order: { refund, refunded } }: { readonly order: Pick<AdminOrder, 'refund' | 'refunded'> }) {
  if (refund === 'failed') return <Badge tone="bad">Refund failed</Badge>;
  if (refund === 'running') return <Badge tone="attention">Refunding…</Badge>;
  return refunded > 0 ? <Badge tone="quiet">{`${formatPounds(refunded)} back`}</Badge> : null;
}

const DISPUTES = {
  needs_response: { text: 'Disputed', tone: 'bad' },
  fraud: { text: 'Fraud warning', tone: 'bad' },
  under_review: { text: 'With the bank', tone: 'attention' },
  lost: { text: 'Dispute lost', tone: 'bad' },
} as const;

/** What the customer's bank says against the payment. Nothing is sent while it stands. */
export function DisputeMark({ order: { dispute } }: { readonly order: Pick<AdminOrder, 'dispute'> }) {
  return dispute === null ? null : <Badge tone={DISPUTES[dispute].tone}>{DISPUTES[dispute].text}</Badge>;
}

/** A paid will that nobody is making a draft of. */
export function DraftMark({ order: { draft, status, returned } }: { readonly order: Pick<AdminOrder, 'draft' | 'status' | 'returned'> }) {
  if (returned || status === 'archived' || (draft !== 'failed' && draft !== 'refused')) return null;
  return <Badge tone="bad">No draft</Badge>;
}

export function ReviewMark({
  order: { review, status, returned },
}: {
  readonly order: Pick<AdminOrder, 'review' | 'status' | 'returned'>;
}) {
  if (returned) return <Badge tone="quiet">With customer</Badge>;
  if (!review || status === 'archived') return null;
  if (review.block > 0) return <Badge tone="bad">Blocked</Badge>;
  const toDecide = review.high - review.proposed;
  return (
    <>
      {toDecide > 0 && <Badge tone="attention">{`${toDecide} to decide`}</Badge>}
      {review.proposed > 0 && <Badge tone="attention">{`${review.proposed} to agree`}</Badge>}
    </>
  );
}

/** The customer says that something is wrong, and nobody has answered yet. */
export function ProblemMark({ order: { openProblems } }: { readonly order: Pick<AdminOrder, 'openProblems'> }) {
  return openProblems > 0 ? <Badge tone="bad">Customer wrote</Badge> : null;
}

/** A question to the customer that stands: ours to settle once it is answered. */
export function EnquiryMark({ order }: { readonly order: Pick<AdminOrder, 'openEnquiries' | 'answeredEnquiries'> }) {
  if (order.answeredEnquiries > 0) return <Badge tone="attention">Customer answered</Badge>;
  return order.openEnquiries > 0 ? <Badge tone="quiet">Asked customer</Badge> : null;
}

/** A mail that did not go out, and that nobody has sent again. */
export function MailMark({ order: { stage } }: { readonly order: Pick<AdminOrder, 'stage'> }) {
  return stage === 'mail_failed' ? <Badge tone="bad">Mail failed</Badge> : null;
}

/** How it stands with the work. Table and cards show the same marks. */
export function StatusMarks({ order }: { readonly order: AdminOrder }) {
  return (
    <>
      <StatusBadge order={order} />
      <ProblemMark order={order} />
      <EnquiryMark order={order} />
      <ByHandMark order={order} />
      <MailMark order={order} />
      <ReviewMark order={order} />
    </>
  );
}

/** One of the two wills of a couple, each in its own right. */
export const CoupleMark = ({ order: { pair } }: { readonly order: Pick<AdminOrder, 'pair'> }) =>
  pair ? <Badge tone="quiet">{pair.isOver ? 'Couple, left' : 'Couple'}</Badge> : null;

/** How it stands with the money and the draft that it pays for. */
export function PaymentMarks({ order }: { readonly order: AdminOrder }) {
  return (
    <>
      <PaymentBadge order={order} />
      <RefundMark order={order} />
      <DisputeMark order={order} />
      <DraftMark order={order} />
      <UpdateMark order={order} />
      <CoupleMark order={order} />
    </>
  );
}
