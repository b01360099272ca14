import { CURRENCY, discounted, MAX_UPDATES_A_YEAR, PRICE_PENCE } from '@willow/contracts';
import { type Decider, fold } from '../../../event-sourcing/core/decider.ts';
import { Refusal, refuse } from '../../../event-sourcing/core/refusal.ts';
import type { Charge, OrderCommand, OrderRefusal, Quote } from './order.commands.ts';
import { decideAssignment } from './order.assignment.ts';
import { answeredByAnswers, closedUpdate, decideEnquiries } from './order.enquiries.ts';
import * as facts from './order.facts.ts';
import {
  type AppliedDiscount,
  evolveOrder,
  finalPence,
  hasOpenEnquiry,
  initialOrder,
  isLocked,
  isSameHold,
  type Order,
  willVersionOf,
} from './order.state.ts';
import { decideMails } from './order.mails.ts';
import { decideDisputes } from './order.disputes.ts';
import { decideRefunds } from './order.refunds.ts';
import { asSeen } from './order.standing.ts';
import { stoppedByPayment } from './order.payment-stop.ts';
import { isOf, moved } from './order.status.ts';

export const order: Decider<Order, OrderCommand, facts.OrderFact, OrderRefusal> = {
  initial: initialOrder,
  decide: asSeen({
    RequestPayment: ({ quote, intentId, amountPence, attempt, leftAfter }, state) => {
      const priced = quoted(quote, state);
      if (priced instanceof Refusal) return priced;
      const { payment } = state;
      // An intent at another price, or made beside one that somebody else has just asked for, is not taken: two could be paid.
      const known = payment.intentId === intentId;
      if (amountPence !== finalPence(priced.after) || (!known && attempt !== payment.attempt + 1)) return refuse('PriceChanged');
      const asked = known && payment.status === 'pending' && priced.facts.length === 0;
      if (!asked) return [...priced.facts, facts.PaymentRequested.of({ intentId, amountPence, attempt })];
      return leftAfter === payment.visits ? [facts.CheckoutReopened.of({})] : [];
    },
    CompleteFree: ({ quote, customerRevision }, state) => {
      const priced = quoted(quote, state);
      if (priced instanceof Refusal) return priced;
      if (finalPence(priced.after) !== 0) return refuse('PriceChanged');
      const { willRevision } = quote;
      return [...priced.facts, succeeded(priced.after, { intentId: null, amountPence: 0, willRevision, customerRevision })];
    },
    AgreeToStart: ({ terms }, { placed, payment, startAgreed }) => {
      if (!placed) return refuse('NotPlaced');
      return payment.status === 'succeeded' || startAgreed === terms ? [] : [facts.StartAgreed.of({ terms })];
    },
    RecordCharge: ({ type: _, orderId, charge, ...paid }, state) =>
      state.placed && charge.orderId === orderId ? charged(charge, state, paid) : [],
    DropHold: ({ type: _, ...dropped }, { discount, droppedHolds }) =>
      isSameHold(dropped, discount) || droppedHolds.some((each) => isSameHold(each, dropped))
        ? []
        : [facts.DiscountHoldDropped.of(dropped)],
    RecordPrepaid: ({ by }, { payment, prepaidBy, endedPrepayments }) =>
      payment.status === 'succeeded' || prepaidBy !== null || endedPrepayments.includes(by) ? [] : [facts.WillPrepaid.of({ by })],
    EndPrepayment: ({ by, decided }, { payment, prepaidBy }) => {
      if (prepaidBy !== by) return [];
      if (payment.status === 'succeeded') return decided ? [] : refuse('SecondWillUsed');
      return [facts.WillPrepaymentEnded.of({ by })];
    },
    ...decideRefunds,
    ...decideDisputes,
    ReportProblem: ({ problemId, text }, { placed, payment }) => {
      if (!placed) return refuse('NotPlaced');
      return payment.status === 'succeeded' ? [facts.ProblemReported.of({ problemId }, { text })] : refuse('PaymentNotReceived');
    },
    AnswerProblem: ({ problemId, text }, { problems }) => {
      const problem = problems.find(({ id }) => id === problemId);
      if (!problem) return refuse('ProblemUnknown');
      if (problem.answered) return text === null ? [] : refuse('ProblemSettled');
      return [facts.ProblemAnswered.of({ problemId }, { text })];
    },
    ...decideEnquiries,
    ...decideAssignment,
    OpenPersonalData: ({ by, reason, session }, { placed }) =>
      placed ? [facts.PersonalDataOpened.of({ session }, { by, reason })] : refuse('OrderUnknown'),
    ...decideMails,
    Update: ({ status, notes, cleared, before }, state) => {
      if (!state.placed) return refuse('OrderUnknown');
      const moves = status === undefined ? [] : moved(status, { ...state, placed: state.placed }, cleared);
      if (moves instanceof Refusal) return moves;
      if (before !== undefined && before !== state.status && moves.length > 0) return refuse('OrderMoved');
      return [...(notes === undefined || notes.trim() === '' ? [] : [facts.OrderNoted.of({}, { notes })]), ...moves];
    },
    ApproveDraft: ({ approvalId, cleared }, state) => {
      if (!state.placed) return refuse('OrderUnknown');
      if (state.payment.status !== 'succeeded') return refuse('PaymentNotReceived');
      if (state.status === 'archived') return refuse('OrderArchived');
      // A second click while the mail is on its way is the same approval.
      if (state.approval) return [];
      if (state.returned) return refuse('AnswersReturned');
      if (hasOpenEnquiry(state)) return refuse('EnquiryOpen');
      if (state.corrections.length > 0) return refuse('DetailsBeingCorrected');
      const stop = stoppedByPayment(state);
      if (stop) return refuse(stop);
      const version = willVersionOf({ ...state, placed: state.placed });
      // Submitted again in the meantime: what was cleared is not what would be sent.
      if (!cleared || !isOf(version, cleared)) return refuse('SubmittedAgain');
      return [facts.DraftApproved.of({ approvalId, ...version, tag: cleared.tag })];
    },
    ReturnAnswers: ({ read }, { placed, customerRevision, payment, status, approval, returned }) => {
      if (!placed) return refuse('OrderUnknown');
      if (payment.status !== 'succeeded') return refuse('PaymentNotReceived');
      if (status === 'archived') return refuse('OrderArchived');
      if (approval) return refuse('BeingSent');
      if (read && !isOf(willVersionOf({ placed, customerRevision }), read)) return refuse('SubmittedAgain');
      return returned ? [] : [facts.AnswersReturned.of({})];
    },
    OpenUpdate: ({ on }, { placed, payment, status, approval, returned, versions, updates }) => {
      if (!placed) return refuse('NotPlaced');
      if (payment.status !== 'succeeded' || status === 'archived') return refuse('UpdateNotPossible');
      if (approval) return refuse('UpdateBeingSent');
      if (returned) return [];
      if (!versions.at(-1)?.sent) return refuse('UpdateUnderReview');
      const recent = updates.filter((each) => daysBetween(each, on) < DAYS_OF_A_YEAR);
      return recent.length >= MAX_UPDATES_A_YEAR ? refuse('UpdatesTooOften') : [facts.WillUpdateOpened.of({ on })];
    },
    RecordUpdateClosed: (_, state) => (state.updateOpen ? closedUpdate(state) : []),
    RecordResubmission: ({ willRevision, customerRevision }, state) => {
      const { placed, returned } = state;
      return placed && returned && willRevision > placed.willRevision
        ? [facts.AnswersResubmitted.of({ customerId: placed.customerId, willRevision, customerRevision }), ...answeredByAnswers(state)]
        : [];
    },
    FollowLock: (locked, { placed, payment, returned, customerRevision, approval, versions }) => {
      if (!placed || returned) return [];
      const willRevision = Math.max(locked.willRevision, placed.willRevision);
      if (payment.status !== 'succeeded') return willRevision > placed.willRevision ? [facts.OrderRevised.of({ willRevision })] : [];
      const isNewer = willRevision > placed.willRevision || locked.customerRevision > (customerRevision ?? -1);
      // What is on its way, or went out, stays what it was.
      if (!isNewer || approval || versions.at(-1)?.sent) return [];
      const newest = Math.max(locked.customerRevision, customerRevision ?? 0);
      return [facts.NewerSubmissionLocked.of({ customerId: placed.customerId, willRevision, customerRevision: newest })];
    },
    // Open details need no leave: whoever has the answers hands both in.
    BeginCorrection: ({ type: _, correctionId, ...correction }, state) => {
      const { placed, approval, versions } = state;
      if (!placed || !isLocked(state)) return [];
      if (approval) return refuse('BeingSent');
      if (versions.at(-1)?.sent) return refuse('DetailsSent');
      return [facts.DetailsCorrectionBegun.of({ customerId: placed.customerId, correctionId }, correction)];
    },
    EndCorrection: ({ correctionId }, { corrections }) =>
      corrections.includes(correctionId) ? [facts.DetailsCorrectionEnded.of({ correctionId })] : [],
    RecordDraftSent: ({ approvalId, messageId, pdfHash }, state) =>
      state.placed && state.approval === approvalId
        ? [facts.DraftSent.of({ approvalId, customerId: state.placed.customerId, messageId, pdfHash })]
        : [],
    RecordDraftSendFailed: ({ approvalId, reason }, state) =>
      state.approval === approvalId ? [facts.DraftSendFailed.of({ approvalId, reason })] : [],
  }),
  evolve: evolveOrder,
};

/** The order as a quote would have it, with the facts that lead there; refused once money is on its way. */
export function quoted(
  quote: Quote,
  state: Order,
): { readonly facts: readonly facts.OrderFact[]; readonly after: Order } | Refusal<OrderRefusal> {
  if (state.payment.status === 'succeeded') return refuse('OrderAlreadyPaid');
  if (state.payment.status === 'processing') return refuse('PaymentProcessing');
  // Given up, it may be somebody else's by now.
  if (state.droppedHolds.some((each) => isSameHold(each, quote.discount))) return refuse('PriceChanged');
  const changes = [...placing(quote, state), ...pricing(quote, state), ...pairing(quote, state)];
  return { facts: changes, after: fold({ initial: state, evolve: evolveOrder }, changes) };
}

function placing({ customerId, willRevision, partnerRef }: Quote, { placed }: Order): facts.OrderFact[] {
  if (!placed) return [facts.OrderPlaced.of({ customerId, willRevision, amountPence: PRICE_PENCE, partnerRef })];
  return placed.willRevision === willRevision ? [] : [facts.OrderRevised.of({ willRevision })];
}

function pricing({ discount, customerId }: Quote, state: Order): facts.OrderFact[] {
  const before = state.discount;
  if (!discount) return before ? withoutDiscount(customerId, before) : [];
  if (before?.code === discount.code && before.percent === discount.percent && before.hold === discount.hold) return [];
  const price = state.placed?.amountPence ?? PRICE_PENCE;
  const applied = facts.DiscountApplied.of({ ...discount, discountPence: price - discounted(price, discount.percent) });
  return [applied, ...dropped(customerId, before)];
}

const pairing = ({ secondWill }: Quote, { secondWill: before }: Order): facts.OrderFact[] => {
  if (before?.orderId === secondWill?.orderId) return [];
  return [secondWill ? facts.SecondWillAdded.of(secondWill) : facts.SecondWillRemoved.of({})];
};

const withoutDiscount = (customerId: string, before: AppliedDiscount): facts.OrderFact[] => [
  facts.DiscountRemoved.of({}),
  ...dropped(customerId, before),
];

const dropped = (customerId: string, before: AppliedDiscount | null): facts.OrderFact[] =>
  before === null || before.hold === null ? [] : [facts.DiscountHoldDropped.of({ customerId, code: before.code, hold: before.hold })];

/** What the world did is never refused: a second charge and a wrong amount are recorded, so that they are given back. */
function charged(charge: Charge, state: Order, paid: PaidFor): facts.OrderFact[] {
  const { intentId } = charge;
  const { payment } = state;
  if (charge.status === 'succeeded') return received(charge, state, paid);
  if (payment.status === 'succeeded' || payment.intentId !== intentId) return [];
  if (charge.status === 'processing') return payment.status === 'processing' ? [] : [facts.PaymentProcessing.of({ intentId })];
  const cancelled = charge.status === 'cancelled';
  if (!cancelled && charge.status !== 'failed') return [];
  const failed = payment.status === 'failed' ? [] : [facts.PaymentFailed.of({ intentId, reason: charge.failure ?? charge.status })];
  return cancelled ? [...failed, ...withoutHeldDiscount(state)] : failed;
}

/** Nothing can be paid at that price any more, so the use goes back. Without a limit the code stays on the order. */
const withoutHeldDiscount = ({ placed, discount }: Order): facts.OrderFact[] =>
  placed && discount && discount.hold !== null ? withoutDiscount(placed.customerId, discount) : [];

function received({ intentId, receivedPence, currency }: Charge, state: Order, paid: PaidFor): facts.OrderFact[] {
  const { payment } = state;
  if (payment.setAside.includes(intentId)) return [];
  if (payment.status === 'succeeded') {
    return payment.intentId === intentId ? [] : [facts.DuplicatePaymentReceived.of({ intentId, amountPence: receivedPence })];
  }
  // The order may know of a newer submission than the caller had read.
  const willRevision = Math.max(paid.willRevision, state.placed?.willRevision ?? 0);
  // Paid in the very moment in which the partner paid for both: it goes back, and the will is ordered with what the partner paid.
  if (state.prepaidBy !== null)
    return [
      ...(state.placed && state.discount ? withoutDiscount(state.placed.customerId, state.discount) : []),
      facts.DuplicatePaymentReceived.of({ intentId, amountPence: receivedPence }),
      succeeded({ ...state, discount: null, secondWill: null }, { ...paid, willRevision, intentId: null, amountPence: 0 }),
    ];
  const asked = payment.requested[intentId];
  if (!asked || receivedPence !== asked.amountPence || currency !== CURRENCY) {
    return [facts.PaymentMismatched.of({ intentId, amountPence: receivedPence, currency })];
  }
  return [
    succeeded(
      { ...state, discount: asked.discount, secondWill: asked.secondWill },
      { ...paid, willRevision, intentId, amountPence: receivedPence },
    ),
  ];
}

type PaidFor = { readonly willRevision: number; readonly customerRevision: number };

type Success = PaidFor & { readonly intentId: string | null; readonly amountPence: number };

const succeeded = ({ placed, discount, secondWill, prepaidBy }: Order, success: Success): facts.OrderFact =>
  facts.PaymentSucceeded.of({
    customerId: placed!.customerId,
    discount,
    ...success,
    ...(secondWill && { secondWill }),
    ...(prepaidBy !== null && { prepaidBy }),
  });

const DAYS_OF_A_YEAR = 365;

const daysBetween = (earlier: string, later: string): number => (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
