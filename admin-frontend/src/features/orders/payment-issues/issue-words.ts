import { formatPounds } from '@willow/contracts/money';
import type { AdminOrderDetail, Dispute, FraudWarning, Refund } from '@willow/contracts/operator/operator.contract';
import { timeInWords } from '../../../shared/times.ts';
import { failureWords, isUnsettled } from '../refunds/refund-words.ts';

/** What stands in the way of the will, or of the customer's money, on the side of the payment. */
export type Issue = {
  readonly id: string;
  readonly text: string;
  readonly next: string;
  readonly urgent: boolean;
  /** Whether an operator may say how it was settled, or it is for a bank to decide. */
  readonly settles: boolean;
  readonly evidence: boolean;
};

export const issuesOf = ({ disputes, fraudWarnings, refunds, versions }: AdminOrderDetail): readonly Issue[] => [
  ...disputes.filter(({ state }) => state !== 'won' && state !== 'closed').map((dispute) => ofDispute(dispute, versions.length > 0)),
  ...fraudWarnings.filter(({ open }) => open).map((warning) => ofWarning(warning, versions.length > 0)),
  ...refunds.filter((refund, index) => isUnsettled(refund) && !isRetried(refund, refunds.slice(index + 1))).map(ofRefund),
];

/** Another try is of the order's payment. */
const isRetried = ({ duplicate }: Refund, later: readonly Refund[]): boolean => !duplicate && later.some((each) => !each.duplicate);

const words = (code: string): string => code.replaceAll('_', ' ');

const PHASES = { inquiry: 'asks about', chargeback: 'wants back', appeal: 'appeals for' } as const;

/** What waits: of an order whose will went out, a newer one. */
const nothingGoes = (isOut: boolean): string => (isOut ? 'no newer will is sent' : 'no will is sent');

function ofDispute({ id, amount, phase, state, reason, dueBy, funds }: Dispute, isOut: boolean): Issue {
  const text = `The customer’s bank ${PHASES[phase]} ${formatPounds(amount)}: “${words(reason)}”.`;
  const held = funds === 'withdrawn' ? ' The bank is holding the money.' : '';
  if (state === 'lost')
    return {
      id,
      text,
      next: `The dispute is lost: the money is gone, and ${isOut ? 'the will was sent before. No newer will is sent' : 'no will is sent'}.`,
      urgent: false,
      settles: false,
      evidence: true,
    };
  if (state === 'under_review')
    return { id, text, next: `The bank decides; until then ${nothingGoes(isOut)}.${held}`, urgent: false, settles: false, evidence: true };
  const until = dueBy === null ? 'soon' : `by ${timeInWords(dueBy)}`;
  const refund = phase === 'inquiry' ? ' A full refund also ends it.' : '';
  const next = `Send the evidence to Stripe ${until}. Until it is decided ${nothingGoes(isOut)}.${refund}${held}`;
  return { id, text, next, urgent: true, settles: false, evidence: true };
}

const ofWarning = ({ id, kind }: FraudWarning, isOut: boolean): Issue => ({
  id,
  text: `The card’s bank warns that this payment may be fraud: “${words(kind)}”.`,
  next: `A dispute often follows. Refund the payment, or ask the customer and settle the warning. Until then ${nothingGoes(isOut)}.`,
  urgent: true,
  settles: true,
  evidence: false,
});

const ofRefund = ({ id, amount, failure, duplicate }: Refund): Issue => ({
  id,
  text: `A refund of ${formatPounds(amount)}${duplicate ? ', paid twice by mistake,' : ''} did not get there${failure === null ? '' : `: ${failureWords(failure)}`}.`,
  next: duplicate
    ? 'Pay the customer another way, or refund that payment at Stripe, and settle it.'
    : 'Try again under Refunds, or pay the customer another way and settle it.',
  urgent: true,
  settles: true,
  evidence: false,
});
