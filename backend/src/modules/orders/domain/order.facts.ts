import { OrderStatus, RefundReason } from '@willow/contracts';
import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import {
  DisputeClosed,
  DisputeFundsReinstated,
  DisputeFundsWithdrawn,
  DisputeLost,
  DisputeOpened,
  DisputeUpdated,
  DisputeWon,
  FraudWarningReceived,
} from './order.dispute.facts.ts';
import { SecondWill, SecondWillAdded, SecondWillRemoved, WillPrepaid, WillPrepaymentEnded } from './order.second-will.facts.ts';

export * from './order.dispute.facts.ts';
export { SecondWillAdded, SecondWillRemoved, WillPrepaid, WillPrepaymentEnded };

const pence = z.number().int().min(0);
const nothing = { data: z.object({}) };

export const OrderPlaced = defineFact('OrderPlaced', {
  data: z.object({
    customerId: z.string(),
    /** The submission that is paid for, as its revision on the will's stream. */
    willRevision: z.number().int(),
    amountPence: pence,
    partnerRef: z.string().nullable(),
  }),
});
/** The customer submitted again before paying. */
export const OrderRevised = defineFact('OrderRevised', { data: z.object({ willRevision: z.number().int() }) });
/** Of a code with a limit: which of its uses the order has. */
const hold = z.number().int();
const Discount = z.object({ code: z.string(), percent: z.number().int(), discountPence: pence, hold: hold.nullable() });
export const DiscountApplied = defineFact('DiscountApplied', { data: Discount });
export const DiscountRemoved = defineFact('DiscountRemoved', nothing);
/** The order will not be priced by it any more, so that another may have that use. */
export const DiscountHoldDropped = defineFact('DiscountHoldDropped', {
  data: z.object({ customerId: z.string(), code: z.string(), hold }),
});

export const PaymentRequested = defineFact('PaymentRequested', {
  data: z.object({ intentId: z.string(), amountPence: pence, attempt: z.number().int() }),
});
/** The customer comes back to a checkout that was left, for the same payment. */
export const CheckoutReopened = defineFact('CheckoutReopened', nothing);
/** By pressing Pay the customer asked us to start at once, knowing when the right to cancel ends: the terms of that day. */
export const StartAgreed = defineFact('StartAgreed', { data: z.object({ terms: z.string() }) });
export const PaymentProcessing = defineFact('PaymentProcessing', { data: z.object({ intentId: z.string() }) });
export const PaymentSucceeded = defineFact('PaymentSucceeded', {
  data: z.object({
    customerId: z.string(),
    willRevision: z.number().int(),
    /** Null when nothing was to be paid. */
    intentId: z.string().nullable(),
    amountPence: pence,
    discount: Discount.nullable(),
    /** The customer's details that stand in the will: a revision of the customer's stream. */
    customerRevision: z.number().int(),
    /** What of the amount is for the partner's will; left out when it is for the own one alone. */
    secondWill: SecondWill.optional(),
    /** The partner's order that paid for this one. */
    prepaidBy: z.string().optional(),
  }),
});
export const PaymentFailed = defineFact('PaymentFailed', { data: z.object({ intentId: z.string(), reason: z.string() }) });
/** The provider took another amount or currency than was asked: nothing is fulfilled until a person looked. */
export const PaymentMismatched = defineFact('PaymentMismatched', {
  data: z.object({ intentId: z.string(), amountPence: pence, currency: z.string() }),
});
export const DuplicatePaymentReceived = defineFact('DuplicatePaymentReceived', {
  data: z.object({ intentId: z.string(), amountPence: pence }),
});
/** Somebody of the team wants money paid back. The id of this fact is the key that the card provider is asked with. */
export const RefundRequested = defineFact('RefundRequested', {
  data: z.object({
    requestId: z.string(),
    intentId: z.string(),
    amountPence: pence,
    reason: RefundReason,
    /** Of two wills that were paid for together, which one it is of; the order's own when left out. */
    will: z.literal('second').optional(),
  }),
  personal: z.object({ note: z.string() }),
});
/** The card provider has a refund in hand, whoever asked for it, and cannot say yet whether it will get there. */
export const RefundStarted = defineFact('RefundStarted', {
  data: z.object({
    intentId: z.string(),
    amountPence: pence,
    refundId: z.string(),
    /** Null when nobody asked for it here. */
    requestId: z.string().nullable(),
    /** What will be kept of the order's payment after it; null when it is about another charge. */
    leftPence: pence.nullable(),
  }),
});
/** The card provider paid money back, whoever asked for it: us, or somebody at the provider itself. */
export const PaymentRefunded = defineFact('PaymentRefunded', {
  data: z.object({
    intentId: z.string(),
    /** Of this one refund. */
    amountPence: pence,
    /** The provider's; null in the oldest facts, which gave a whole charge back. */
    refundId: z.string().nullable(),
    /** Null when nobody asked for it here. */
    requestId: z.string().nullable(),
    customerId: z.string().nullable(),
    /** What is kept of the order's payment after it; null when it is about another charge, one by mistake say. */
    leftPence: pence.nullable(),
  }),
  upcasts: [({ data, personal }) => ({ data: { ...data, refundId: null, requestId: null, customerId: null, leftPence: null }, personal })],
});
/** The card provider said no, at once or after it had the refund in hand, and nothing was paid back. The reason is its code. */
export const RefundFailed = defineFact('RefundFailed', {
  data: z.object({
    /** Null when nobody asked for it here. */
    requestId: z.string().nullable(),
    intentId: z.string(),
    amountPence: pence,
    refundId: z.string().nullable(),
    reason: z.string(),
  }),
});
/** Paid back, but the customer's bank did not take it: the money is with us again. */
export const RefundReturned = defineFact('RefundReturned', {
  data: z.object({
    intentId: z.string(),
    amountPence: pence,
    refundId: z.string(),
    requestId: z.string().nullable(),
    customerId: z.string().nullable(),
    /** What is kept of the order's payment now; null when it is about another charge. */
    leftPence: pence.nullable(),
    reason: z.string(),
  }),
});

/** An operator has seen to it outside of here: paid back by bank transfer, say, or asked the customer. How is in the note. */
export const PaymentIssueSettled = defineFact('PaymentIssueSettled', {
  data: z.object({
    /** The request or the refund that failed, or the warning. */
    issueId: z.string(),
    about: z.enum(['refund', 'fraud']),
  }),
  personal: z.object({ note: z.string() }),
});

export const ReceiptRequested = defineFact('ReceiptRequested', { data: z.object({ requestId: z.string() }) });
export const ReceiptSent = defineFact('ReceiptSent', {
  data: z.object({ requestId: z.string().nullable(), messageId: z.string().nullable() }),
});
export const ReceiptFailed = defineFact('ReceiptFailed', { data: z.object({ requestId: z.string().nullable(), reason: z.string() }) });

/** A paid will went back to its customer, who may change the answers and submit them again. */
export const AnswersReturned = defineFact('AnswersReturned', nothing);
/** Opened for a question that needs no other answers: they are locked again as they were submitted. What was saved since stays aside. */
export const AnswersTakenBack = defineFact('AnswersTakenBack', nothing);
export const AnswersResubmitted = defineFact('AnswersResubmitted', {
  data: z.object({ customerId: z.string(), willRevision: z.number().int(), customerRevision: z.number().int() }),
});
/** A submission or other details came between the payment and the lock: the newest are what was paid for, and the order follows. */
export const NewerSubmissionLocked = defineFact('NewerSubmissionLocked', {
  data: z.object({ customerId: z.string(), willRevision: z.number().int(), customerRevision: z.number().int() }),
});
/** Somebody of the team corrects the details that stand in the will, whom the customer asked: nothing is approved until it is done. */
export const DetailsCorrectionBegun = defineFact('DetailsCorrectionBegun', {
  data: z.object({ customerId: z.string(), correctionId: z.string() }),
  personal: z.object({
    changes: z.object({
      fullName: z.string().optional(),
      dob: z.string().optional(),
      addressLine1: z.string().optional(),
      addressLine2: z.string().nullable().optional(),
      city: z.string().optional(),
      county: z.string().nullable().optional(),
      postcode: z.string().optional(),
    }),
    reason: z.string(),
  }),
});
/** They are on the customer's stream, and the order is for them. */
export const DetailsCorrectionEnded = defineFact('DetailsCorrectionEnded', { data: z.object({ correctionId: z.string() }) });
/** The customer changes a will that was sent. `on` is a calendar date in London. */
export const WillUpdateOpened = defineFact('WillUpdateOpened', { data: z.object({ on: z.string() }) });
/** The customer keeps it as it is. */
export const WillUpdateClosed = defineFact('WillUpdateClosed', nothing);
/** Without a question that we know of: an operator wrote, or called, outside of here. */
export const InformationRequested = defineFact('InformationRequested', nothing);
/** A question to the customer before the will can go on. */
export const EnquiryRaised = defineFact('EnquiryRaised', {
  data: z.object({
    enquiryId: z.string(),
    /** The number of the step whose answers are to change: they open with the enquiry. Null when words will do. */
    step: z.number().int().min(1).max(10).nullable(),
  }),
  personal: z.object({ question: z.string() }),
});
export const EnquiryAnswered = defineFact('EnquiryAnswered', {
  data: z.object({
    enquiryId: z.string(),
    /** On the dashboard; by an email or call that an operator wrote down; by answers that were handed in again. */
    by: z.enum(['dashboard', 'operator', 'answers']),
  }),
  personal: z.object({ text: z.string().nullable() }),
});
/** Nothing is left to do about it. Without an answer it was withdrawn. */
export const EnquiryClosed = defineFact('EnquiryClosed', { data: z.object({ enquiryId: z.string(), answered: z.boolean() }) });
/** The customer says that something is wrong with the will. */
export const ProblemReported = defineFact('ProblemReported', {
  data: z.object({ problemId: z.string() }),
  personal: z.object({ text: z.string() }),
});
/** An operator wrote back, or called. Without a text it was done another way than here. */
export const ProblemAnswered = defineFact('ProblemAnswered', {
  data: z.object({ problemId: z.string() }),
  personal: z.object({ text: z.string().nullable() }),
  upcasts: [({ data }) => ({ data, personal: { text: null } })],
});
export const OrderNoted = defineFact('OrderNoted', { data: z.object({}), personal: z.object({ notes: z.string() }) });
export const OrderStatusChanged = defineFact('OrderStatusChanged', { data: z.object({ status: OrderStatus }) });
/** The will left by another way than our mail, by post say: an operator says so of a version that was cleared. */
export const OrderMarkedSent = defineFact('OrderMarkedSent', {
  data: z.object({
    customerId: z.string(),
    willRevision: z.number().int(),
    customerRevision: z.number().int().nullable(),
    /** Of the version that the operator had read. */
    tag: z.string(),
  }),
});
export const OrderArchived = defineFact('OrderArchived', nothing);

/** Somebody of the team has the order from now on: took it, or was given it by a colleague. */
export const OrderAssigned = defineFact('OrderAssigned', { data: z.object({ operatorId: z.string() }) });
export const OrderUnassigned = defineFact('OrderUnassigned', nothing);

/** What is personal was read outside of the daily work, for an audit say; before it is shown. */
export const PersonalDataOpened = defineFact('PersonalDataOpened', {
  data: z.object({
    /** Of the console, in which it is shown for a while; null when it was opened on the command line. */
    session: z.string().nullable(),
  }),
  personal: z.object({ by: z.string(), reason: z.string() }),
  upcasts: [({ personal }) => ({ data: { session: null }, personal })],
});

export const DraftApproved = defineFact('DraftApproved', {
  data: z.object({
    approvalId: z.string(),
    customerId: z.string(),
    willRevision: z.number().int(),
    customerRevision: z.number().int().nullable(),
    /** Of the version that the operator had read. */
    tag: z.string(),
  }),
});
export const DraftSent = defineFact('DraftSent', {
  data: z.object({ approvalId: z.string(), customerId: z.string(), messageId: z.string().nullable(), pdfHash: z.string() }),
});
export const DraftSendFailed = defineFact('DraftSendFailed', { data: z.object({ approvalId: z.string(), reason: z.string() }) });
/** The mail with a will that was sent is resent as it was: its customer has lost it, say. */
export const ResendRequested = defineFact('ResendRequested', { data: z.object({ requestId: z.string() }) });
export const WillResent = defineFact('WillResent', {
  data: z.object({ requestId: z.string(), messageId: z.string().nullable(), pdfHash: z.string() }),
});
export const ResendFailed = defineFact('ResendFailed', { data: z.object({ requestId: z.string(), reason: z.string() }) });

export const orderFacts = [
  OrderPlaced,
  OrderRevised,
  DiscountApplied,
  DiscountRemoved,
  DiscountHoldDropped,
  SecondWillAdded,
  SecondWillRemoved,
  WillPrepaid,
  WillPrepaymentEnded,
  PaymentRequested,
  CheckoutReopened,
  StartAgreed,
  PaymentProcessing,
  PaymentSucceeded,
  PaymentFailed,
  PaymentMismatched,
  DuplicatePaymentReceived,
  RefundRequested,
  RefundStarted,
  PaymentRefunded,
  RefundFailed,
  RefundReturned,
  DisputeOpened,
  DisputeUpdated,
  DisputeFundsWithdrawn,
  DisputeFundsReinstated,
  DisputeWon,
  DisputeLost,
  DisputeClosed,
  FraudWarningReceived,
  PaymentIssueSettled,
  ReceiptRequested,
  ReceiptSent,
  ReceiptFailed,
  AnswersReturned,
  AnswersTakenBack,
  AnswersResubmitted,
  NewerSubmissionLocked,
  DetailsCorrectionBegun,
  DetailsCorrectionEnded,
  WillUpdateOpened,
  WillUpdateClosed,
  InformationRequested,
  EnquiryRaised,
  EnquiryAnswered,
  EnquiryClosed,
  ProblemReported,
  ProblemAnswered,
  OrderNoted,
  OrderStatusChanged,
  OrderMarkedSent,
  OrderArchived,
  OrderAssigned,
  OrderUnassigned,
  PersonalDataOpened,
  DraftApproved,
  DraftSent,
  DraftSendFailed,
  ResendRequested,
  WillResent,
  ResendFailed,
] as const;
export type OrderFact = FactOf<(typeof orderFacts)[number]>;
