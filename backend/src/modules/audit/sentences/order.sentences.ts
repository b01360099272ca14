import { dateInWords, formatPence, REFUND_REASONS } from '@willow/contracts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import type { orderFacts } from '../../orders/index.ts';
import { answersAt, type Sentences, timeAt } from './sentences.ts';

const ENQUIRY_ANSWERED = {
  dashboard: 'answered the question on the dashboard. The words are sealed.',
  operator: 'wrote down what the customer answered. The words are sealed.',
  answers: 'answered the question by handing in changed answers.',
} as const;

const DISPUTE_PHASES = { inquiry: 'an inquiry', chargeback: 'a chargeback', appeal: 'an appeal' } as const;
const answerBy = (dueBy: string | null): string => (dueBy === null ? '' : ` Evidence is taken until ${timeAt(dueBy)}.`);

export const orderSentences: Sentences<FactOf<(typeof orderFacts)[number]>> = {
  OrderPlaced: ({ amountPence, willRevision, partnerRef }) =>
    `placed the order for ${formatPence(amountPence)}, for ${answersAt(willRevision)}${partnerRef === null ? '' : `, sent by partner ${partnerRef}`}.`,
  OrderRevised: ({ willRevision }) => `submitted again before paying: the order is for ${answersAt(willRevision)}.`,
  DiscountApplied: ({ code, percent, discountPence }) =>
    `applied the discount code ${code}: ${percent}%, ${formatPence(discountPence)} off.`,
  DiscountRemoved: () => 'took the discount code off.',
  DiscountHoldDropped: ({ code }) => `gave the held use of the discount code ${code} back.`,
  SecondWillAdded: ({ pence, orderId }) => `chose to pay ${formatPence(pence)} for the partner’s will as well (order ${orderId}).`,
  SecondWillRemoved: () => 'chose to pay for the own will only.',
  WillPrepaid: ({ by }) => `marked the will as paid for by the partner (order ${by}).`,
  WillPrepaymentEnded: ({ by }) => `took back that the partner had paid (order ${by}): that money was refunded.`,
  PaymentRequested: ({ amountPence, attempt, intentId }) =>
    `asked for a payment of ${formatPence(amountPence)} (attempt ${attempt}, ${intentId}).`,
  CheckoutReopened: () => 'came back to the checkout.',
  StartAgreed: ({ terms }) =>
    `asked us to start at once, and agreed that the right to cancel ends when the will is sent (terms of ${dateInWords(terms)}).`,
  PaymentProcessing: ({ intentId }) => `began to process the payment ${intentId}.`,
  PaymentSucceeded: ({ amountPence, intentId, willRevision, secondWill, prepaidBy }) =>
    `${intentId === null ? (prepaidBy === undefined ? 'settled the order, with nothing to pay' : `settled the order, paid for by the partner (order ${prepaidBy})`) : `took the payment of ${formatPence(amountPence)} (${intentId})`}, for ${answersAt(willRevision)}${secondWill ? `, and for the partner’s will (order ${secondWill.orderId})` : ''}.`,
  PaymentFailed: ({ intentId, reason }) => `refused the payment ${intentId}: ${reason}.`,
  PaymentMismatched: ({ intentId, amountPence, currency }) =>
    `took another amount than was asked (${amountPence} in the smallest unit of ${currency.toUpperCase()}, ${intentId}): nothing is done until a person looked.`,
  DuplicatePaymentReceived: ({ intentId, amountPence }) => `took a second payment, of ${formatPence(amountPence)} (${intentId}).`,
  RefundRequested: ({ amountPence, intentId, reason, will }) =>
    `asked the card provider to pay ${formatPence(amountPence)} back (${intentId})${will === 'second' ? ', for the partner’s will' : ''}. Why: ${REFUND_REASONS[reason].toLowerCase()}. The note is sealed.`,
  RefundStarted: ({ intentId, amountPence, refundId }) => `began to pay ${formatPence(amountPence)} back (${intentId}, ${refundId}).`,
  PaymentRefunded: ({ intentId, amountPence, refundId }) =>
    `paid ${formatPence(amountPence)} back (${intentId}${refundId === null ? '' : `, ${refundId}`}).`,
  RefundFailed: ({ intentId, amountPence, reason }) => `could not pay ${formatPence(amountPence)} back (${intentId}): ${reason}.`,
  RefundReturned: ({ intentId, amountPence, reason }) =>
    `had ${formatPence(amountPence)} sent back by the customer’s bank (${intentId}): ${reason}.`,
  DisputeOpened: ({ disputeId, intentId, amountPence, reason, phase, dueBy }) =>
    `reported ${DISPUTE_PHASES[phase]} of the customer’s bank over ${formatPence(amountPence)} (${intentId}, ${disputeId}): ${reason.replaceAll('_', ' ')}.${answerBy(dueBy)}`,
  DisputeUpdated: ({ disputeId, phase, status, dueBy }) =>
    `reported that the dispute ${disputeId} is now ${DISPUTE_PHASES[phase]} and ${status === 'needs_response' ? 'waits for our answer' : 'is being decided'}.${answerBy(dueBy)}`,
  DisputeFundsWithdrawn: ({ disputeId, amountPence }) => `withdrew ${formatPence(amountPence)} for the dispute ${disputeId}.`,
  DisputeFundsReinstated: ({ disputeId, amountPence }) => `gave ${formatPence(amountPence)} back after the dispute ${disputeId}.`,
  DisputeWon: ({ disputeId, amountPence }) => `reported that the dispute ${disputeId} over ${formatPence(amountPence)} is won.`,
  DisputeLost: ({ disputeId, amountPence }) => `reported that the dispute ${disputeId} is lost: ${formatPence(amountPence)} is gone.`,
  DisputeClosed: ({ disputeId }) => `reported that the dispute ${disputeId} is over without a decision.`,
  FraudWarningReceived: ({ warningId, intentId, fraudType }) =>
    `passed on a warning of fraud from the card’s bank (${intentId}, ${warningId}): ${fraudType.replaceAll('_', ' ')}.`,
  PaymentIssueSettled: ({ issueId, about }) =>
    `settled ${about === 'refund' ? 'a refund that failed' : 'a warning of fraud'} (${issueId}). The note is sealed.`,
  ReceiptRequested: () => 'asked for a receipt to be sent.',
  ReceiptSent: ({ messageId }) => `sent the receipt${messageId === null ? '' : ` (message ${messageId})`}.`,
  ReceiptFailed: ({ reason }) => `could not send the receipt: ${reason}.`,
  AnswersReturned: () => 'gave the paid will back to the customer, to change answers.',
  AnswersTakenBack: () => 'closed the answers again, as they had been submitted.',
  AnswersResubmitted: ({ willRevision }) => `submitted changed answers: the order is for ${answersAt(willRevision)}.`,
  NewerSubmissionLocked: ({ willRevision }) =>
    `found newer answers or details when they were locked: the order is for ${answersAt(willRevision)}.`,
  DetailsCorrectionBegun: () => 'began to correct the details that stand in the will. What and why is sealed.',
  DetailsCorrectionEnded: () => 'ended the correction: the order is for the corrected details.',
  WillUpdateOpened: ({ on }) => `began to change the will that was sent (${dateInWords(on)}).`,
  WillUpdateClosed: () => 'kept the will that was sent as it is.',
  InformationRequested: () => 'asked the customer for more information.',
  EnquiryRaised: ({ step }) =>
    `asked the customer a question${step === null ? '' : `, and opened the answers for step ${step}`}. The words are sealed.`,
  EnquiryAnswered: ({ by }) => ENQUIRY_ANSWERED[by],
  EnquiryClosed: ({ answered }) => (answered ? 'settled the question to the customer.' : 'withdrew the question to the customer.'),
  ProblemReported: () => 'said that something is wrong with the will. The words are sealed.',
  ProblemAnswered: () => 'settled what the customer had said to be wrong.',
  OrderNoted: () => 'wrote a note on the order. The words are sealed.',
  OrderStatusChanged: ({ status }) => `set the status to “${status.replace('_', ' ')}”.`,
  OrderMarkedSent: ({ tag }) => `said that the will left by another way than our mail (version ${tag}).`,
  PersonalDataOpened: () => 'opened what is personal, with a reason. Who and why is sealed.',
  OrderArchived: () => 'archived the order.',
  OrderAssigned: ({ operatorId }) => `gave the order to operator ${operatorId}.`,
  OrderUnassigned: () => 'put the order back: it is nobody’s.',
  DraftApproved: ({ willRevision, tag }) => `approved the will for sending: ${answersAt(willRevision)} (version ${tag}).`,
  DraftSent: ({ messageId, pdfHash }) =>
    `sent the will${messageId === null ? '' : ` (message ${messageId})`}; the SHA-256 of its PDF is ${pdfHash}.`,
  DraftSendFailed: ({ reason }) => `could not send the will: ${reason}.`,
  ResendRequested: () => 'asked for the will to be resent.',
  WillResent: ({ messageId, pdfHash }) =>
    `resent the will${messageId === null ? '' : ` (message ${messageId})`}; the SHA-256 of its PDF is ${pdfHash}.`,
  ResendFailed: ({ reason }) => `could not resend the will: ${reason}.`,
};
