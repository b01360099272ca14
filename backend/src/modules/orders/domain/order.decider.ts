import { CURRENCY, discounted, PRICE_PENCE } from '@willow/contracts';
import type { Decider } from '../../../kernel/decider.ts';
import { refuse } from '../../../kernel/refused.ts';
import type { Charge, OrderCommand, OrderRefusal } from './order.commands.ts';
import * as facts from './order.facts.ts';
import { evolveOrder, finalPence, initialOrder, type Order } from './order.state.ts';

type Of<Type extends OrderCommand['type']> = Extract<OrderCommand, { type: Type }>;

export const order: Decider<Order, OrderCommand, facts.OrderFact, OrderRefusal> = {
  initial: initialOrder,
  decide: {
    Quote: (command, state) => {
      if (state.payment.status === 'succeeded') return refuse('OrderAlreadyPaid');
      if (state.payment.status === 'processing') return refuse('PaymentProcessing');
      return [...placing(command, state), ...pricing(command, state)];
    },
    RequestPayment: ({ intentId, amountPence, attempt }, { placed, payment }) => {
      if (!placed) return refuse('OrderUnknown');
      if (payment.status === 'succeeded') return refuse('OrderAlreadyPaid');
      if (payment.status === 'processing') return refuse('PaymentProcessing');
      const same = payment.intentId === intentId && payment.status === 'pending';
      return same ? [] : [facts.PaymentRequested.of({ intentId, amountPence, attempt })];
    },
    CompleteFree: (_, state) => {
      if (!state.placed) return refuse('OrderUnknown');
      if (state.payment.status === 'succeeded') return [];
      return finalPence(state) === 0 ? [succeeded(state, null, 0)] : refuse('NotFree');
    },
    RecordCharge: ({ orderId, charge }, state) => (state.placed && charge.orderId === orderId ? charged(charge, state) : []),
    RecordRefund: ({ intentId, amountPence }, { payment }) =>
      payment.refunded.includes(intentId) ? [] : [facts.PaymentRefunded.of({ intentId, amountPence })],
    RequestReceipt: ({ requestId }, state) =>
      state.payment.status === 'succeeded' ? [facts.ReceiptRequested.of({ requestId })] : refuse('PaymentNotReceived'),
    RecordReceipt: ({ requestId, outcome }, { receipt }) => {
      const known = requestId === null ? receipt.sent : requestId in receipt.outcomes;
      if (known) return [];
      return 'failed' in outcome
        ? [facts.ReceiptFailed.of({ requestId, reason: outcome.failed })]
        : [facts.ReceiptSent.of({ requestId, messageId: outcome.messageId })];
    },
    Update: ({ status, notes }, state) => {
      if (!state.placed) return refuse('OrderUnknown');
      const noted = notes !== null && notes !== (state.notes ?? '') ? [facts.OrderNoted.of({}, { notes })] : [];
      return [...noted, ...(status === null || status === state.status ? [] : [moved(status)])];
    },
    ApproveDraft: ({ approvalId }, state) => {
      if (!state.placed) return refuse('OrderUnknown');
      if (state.payment.status !== 'succeeded') return refuse('PaymentNotReceived');
      if (state.status === 'archived') return refuse('OrderArchived');
      // A second click while the mail is on its way is the same approval.
      if (state.approval) return [];
      return [facts.DraftApproved.of({ approvalId, customerId: state.placed.customerId, willRevision: state.placed.willRevision })];
    },
    RecordSent: ({ approvalId, messageId, pdfHash }, state) =>
      state.placed && state.approval === approvalId
        ? [facts.DraftSent.of({ approvalId, customerId: state.placed.customerId, messageId, pdfHash })]
        : [],
    RecordSendFailed: ({ approvalId, reason }, state) =>
      state.approval === approvalId ? [facts.DraftSendFailed.of({ approvalId, reason })] : [],
  },
  evolve: evolveOrder,
};

function placing({ customerId, willRevision, partnerRef }: Of<'Quote'>, { placed }: Order): facts.OrderFact[] {
  if (!placed) return [facts.OrderPlaced.of({ customerId, willRevision, amountPence: PRICE_PENCE, partnerRef })];
  return placed.willRevision === willRevision ? [] : [facts.OrderRevised.of({ willRevision })];
}

function pricing({ discount }: Of<'Quote'>, state: Order): facts.OrderFact[] {
  if (!discount) return state.discount ? [facts.DiscountRemoved.of({})] : [];
  if (state.discount?.code === discount.code && state.discount.percent === discount.percent) return [];
  const price = state.placed?.amountPence ?? PRICE_PENCE;
  return [facts.DiscountApplied.of({ ...discount, discountPence: price - discounted(price, discount.percent) })];
}

/** What the world did is never refused: a second charge and a wrong amount are recorded, so that somebody puts them right. */
function charged(charge: Charge, state: Order): facts.OrderFact[] {
  const { intentId } = charge;
  const { payment } = state;
  if (charge.status === 'succeeded') return received(charge, state);
  if (payment.status === 'succeeded' || payment.intentId !== intentId) return [];
  if (charge.status === 'processing') return payment.status === 'processing' ? [] : [facts.PaymentProcessing.of({ intentId })];
  const failed = charge.status === 'failed' || charge.status === 'cancelled';
  if (!failed || payment.status === 'failed') return [];
  return [facts.PaymentFailed.of({ intentId, reason: charge.failure ?? charge.status })];
}

function received({ intentId, receivedPence, currency }: Charge, state: Order): facts.OrderFact[] {
  const { payment } = state;
  if (payment.set.includes(intentId)) return [];
  if (payment.status === 'succeeded') {
    return payment.intentId === intentId ? [] : [facts.DuplicatePaymentReceived.of({ intentId, amountPence: receivedPence })];
  }
  const right = payment.intentId === intentId && receivedPence === payment.amountPence && currency === CURRENCY;
  return right
    ? [succeeded(state, intentId, receivedPence)]
    : [facts.PaymentMismatched.of({ intentId, amountPence: receivedPence, currency })];
}

const succeeded = ({ placed }: Order, intentId: string | null, amountPence: number): facts.OrderFact =>
  facts.PaymentSucceeded.of({ customerId: placed!.customerId, willRevision: placed!.willRevision, intentId, amountPence });

function moved(status: NonNullable<Of<'Update'>['status']>): facts.OrderFact {
  if (status === 'archived') return facts.OrderArchived.of({});
  return status === 'in_review' ? facts.InformationRequested.of({}) : facts.OrderStatusChanged.of({ status });
}
