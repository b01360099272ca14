import { type DataEntry, dateInWords, HELD_BACK_NOTE } from '@willow/contracts';
import { type Dated, tell, type Telling } from '../../../event-sourcing/core/tell.ts';
import type { OrderFact } from './order.facts.ts';

type Discount = { readonly code: string; readonly percent: number; readonly discountPence: number };

const discountOf = ({ code, percent, discountPence }: Discount) => ({ discountCode: code, discountPercent: percent, discountPence });
const paid = ({ intentId, amountPence }: { readonly intentId: string; readonly amountPence: number }) => ({
  amountPence,
  paymentReference: intentId,
});

const ANSWERED = {
  dashboard: 'You answered on your dashboard.',
  operator: 'Our team wrote down what you answered.',
  answers: 'You answered by handing in your answers again.',
} as const;

/** A card is told to the provider alone: there is nothing of it here. */
export const orderTelling: Telling<OrderFact, Pick<DataEntry, 'says' | 'details'>> = {
  OrderPlaced: ({ data: { amountPence, partnerRef } }) => ({
    says: 'You ordered your will.',
    details: { amountPence, ...(partnerRef !== null && { partnerCode: partnerRef }) },
  }),
  OrderRevised: () => ({ says: 'The order was moved to your newer answers.' }),
  DiscountApplied: ({ data }) => ({ says: 'You used a discount code.', details: discountOf(data) }),
  DiscountRemoved: () => ({ says: 'The discount code was taken off.' }),
  DiscountHoldDropped: ({ data: { code } }) => ({ says: 'The use of a discount code was given back.', details: { discountCode: code } }),
  SecondWillAdded: ({ data: { pence } }) => ({
    says: 'You chose to pay for your partner’s will as well.',
    details: { amountPence: pence },
  }),
  SecondWillRemoved: () => ({ says: 'You chose to pay for your own will only.' }),
  WillPrepaid: () => ({ says: 'Your partner paid for your will.' }),
  WillPrepaymentEnded: () => ({ says: 'Your will was no longer paid for by your partner.' }),
  PaymentRequested: ({ data }) => ({ says: 'You went to checkout.', details: paid(data) }),
  CheckoutReopened: () => ({ says: 'You returned to checkout.' }),
  StartAgreed: ({ data: { terms } }) => ({
    says: `You asked us to start at once, and agreed that your right to cancel ends when your will is sent (terms of ${dateInWords(terms)}).`,
  }),
  PaymentProcessing: ({ data }) => ({ says: 'Your payment was under way.', details: { paymentReference: data.intentId } }),
  PaymentSucceeded: ({ data: { amountPence, intentId, discount } }) => ({
    says: intentId === null ? 'There was nothing to pay.' : 'Your payment was received.',
    details: { amountPence, ...(intentId !== null && { paymentReference: intentId }), ...(discount && discountOf(discount)) },
  }),
  PaymentFailed: ({ data: { intentId, reason } }) => ({ says: 'A payment failed.', details: { reason, paymentReference: intentId } }),
  PaymentMismatched: ({ data: { currency, ...payment } }) => ({
    says: 'Another amount arrived than we asked for.',
    details: { ...paid(payment), currency },
  }),
  DuplicatePaymentReceived: ({ data }) => ({ says: 'A second payment arrived by mistake.', details: paid(data) }),
  RefundRequested: ({ data: { amountPence, intentId } }) => ({
    says: 'Our team asked the card provider to pay money back.',
    details: { ...paid({ amountPence, intentId }), heldBack: HELD_BACK_NOTE },
  }),
  RefundStarted: ({ data: { amountPence, intentId } }) => ({
    says: 'The card provider began to pay money back.',
    details: paid({ amountPence, intentId }),
  }),
  PaymentRefunded: ({ data: { amountPence, intentId } }) => ({ says: 'We paid money back.', details: paid({ amountPence, intentId }) }),
  RefundFailed: ({ data: { amountPence, intentId, reason } }) => ({
    says: 'A refund did not go through.',
    details: { ...paid({ amountPence, intentId }), reason },
  }),
  RefundReturned: ({ data: { amountPence, intentId, reason } }) => ({
    says: 'Your bank did not take money that we paid back.',
    details: { ...paid({ amountPence, intentId }), reason },
  }),
  DisputeOpened: ({ data: { amountPence, intentId, reason } }) => ({
    says: 'Your bank asked us about a payment.',
    details: { ...paid({ amountPence, intentId }), reason },
  }),
  DisputeUpdated: ({ data }) => ({ says: 'What your bank asked us moved on.', details: { paymentReference: data.intentId } }),
  DisputeFundsWithdrawn: ({ data }) => ({ says: 'Your bank held the money of a payment.', details: paid(data) }),
  DisputeFundsReinstated: ({ data }) => ({ says: 'Your bank gave us the money of a payment again.', details: paid(data) }),
  DisputeWon: ({ data }) => ({ says: 'Your bank decided that a payment stands.', details: paid(data) }),
  DisputeLost: ({ data }) => ({ says: 'Your bank took a payment back.', details: paid(data) }),
  DisputeClosed: ({ data }) => ({ says: 'Your bank had no more questions about a payment.', details: { paymentReference: data.intentId } }),
  FraudWarningReceived: ({ data: { intentId, fraudType: reason } }) => ({
    says: 'Your bank warned us that a payment may not be yours.',
    details: { paymentReference: intentId, reason },
  }),
  PaymentIssueSettled: () => ({ says: 'Our team looked into your payment.', details: { heldBack: HELD_BACK_NOTE } }),
  ReceiptRequested: () => ({ says: 'Our team asked for the receipt to be resent.' }),
  ReceiptSent: () => ({ says: 'We sent the receipt by email.' }),
  ReceiptFailed: () => ({ says: 'The receipt could not be sent.' }),
  AnswersReturned: () => ({ says: 'Our team gave the answers back to you.' }),
  AnswersTakenBack: () => ({ says: 'Your answers were closed again, as you had submitted them.' }),
  AnswersResubmitted: () => ({ says: 'You handed the changed answers in.' }),
  NewerSubmissionLocked: () => ({ says: 'Your newest answers and details were taken for the order.' }),
  DetailsCorrectionBegun: ({ personal }) => ({
    says: 'Our team began to correct the details that stand in your will.',
    ...(personal && { details: { ...personal.changes, reason: personal.reason } }),
  }),
  DetailsCorrectionEnded: () => ({ says: 'Your will was to be drafted again with the corrected details.' }),
  WillUpdateOpened: () => ({ says: 'You opened your will to change it.' }),
  WillUpdateClosed: () => ({ says: 'You kept your will as it was.' }),
  InformationRequested: () => ({ says: 'Our team needed something from you.' }),
  EnquiryRaised: ({ personal }) => ({
    says: 'Our team asked you something about your will. We sent the question by email.',
    ...(personal && { details: { question: personal.question } }),
  }),
  EnquiryAnswered: ({ data: { by }, personal }) => ({
    says: ANSWERED[by],
    ...(personal && personal.text !== null && { details: { message: personal.text } }),
  }),
  EnquiryClosed: ({ data: { answered } }) => ({ says: answered ? 'Our team read your answer.' : 'The question was withdrawn.' }),
  ProblemReported: ({ personal }) => ({
    says: 'You told us that something is wrong with your will. We confirmed it by email.',
    ...(personal && { details: { message: personal.text } }),
  }),
  ProblemAnswered: ({ personal }) => ({
    says: 'Our team answered your message.',
    ...(personal && personal.text !== null && { details: { message: personal.text } }),
  }),
  PersonalDataOpened: () => ({ says: 'What is personal in your order was opened for an audit.', details: { heldBack: HELD_BACK_NOTE } }),
  OrderNoted: () => ({ says: 'Our team wrote a note about the order.', details: { heldBack: HELD_BACK_NOTE } }),
  OrderStatusChanged: ({ data: { status } }) => ({ says: 'Our team moved the order on.', details: { orderStatus: status } }),
  OrderMarkedSent: () => ({ says: 'Our team sent your will another way than by email.' }),
  OrderArchived: () => ({ says: 'The order was put into the archive.' }),
  OrderAssigned: () => ({ says: 'Somebody of our team took the order on.' }),
  OrderUnassigned: () => ({ says: 'The order went back to the whole team.' }),
  DraftApproved: () => ({ says: 'Our team approved your will.' }),
  DraftSent: () => ({ says: 'We sent your will by email.' }),
  DraftSendFailed: () => ({ says: 'The email with your will could not be sent.' }),
  ResendRequested: () => ({ says: 'Our team asked for your will to be resent.' }),
  WillResent: () => ({ says: 'We resent your will by email.' }),
  ResendFailed: () => ({ says: 'Your will could not be resent.' }),
};

export const orderEntries = (facts: readonly (OrderFact & Dated)[]): readonly DataEntry[] => tell(orderTelling, facts, null);
