import type { OrderStatus } from '@willow/contracts';
import { type Refusal, refuse } from '../../../event-sourcing/core/refusal.ts';
import type { Cleared, OrderRefusal, Revisions } from './order.commands.ts';
import { InformationRequested, OrderArchived, type OrderFact, OrderMarkedSent, OrderStatusChanged } from './order.facts.ts';
import { stoppedByPayment } from './order.payment-stop.ts';
import { hasOpenEnquiry, type Order, type Placed, willVersionOf } from './order.state.ts';

type Move = (state: Order & { readonly placed: Placed }, cleared: Cleared | null) => readonly OrderFact[] | Refusal<OrderRefusal>;

/** What an operator may do to the status by hand. Payments, mails and new answers move it by facts of their own. */
const MOVES: Readonly<Record<OrderStatus, Move>> = {
  new: ({ status, markedSent }) =>
    // New answers make a will that was mailed new again; a mark that was set by hand can be taken back.
    status === 'sent' && !markedSent ? refuse('SentAlready') : [OrderStatusChanged.of({ status: 'new' })],
  in_review: () => [InformationRequested.of({})],
  archived: () => [OrderArchived.of({})],
  sent: (state, cleared) => {
    const { placed, payment, status, returned, versions } = state;
    if (payment.status !== 'succeeded') return refuse('PaymentNotReceived');
    if (returned) return refuse('AnswersReturned');
    if (hasOpenEnquiry(state)) return refuse('EnquiryOpen');
    if (state.corrections.length > 0) return refuse('DetailsBeingCorrected');
    const stop = stoppedByPayment(state);
    if (stop) return refuse(stop);
    if (versions.at(-1)?.sent) return [OrderStatusChanged.of({ status: 'sent' })];
    if (status === 'archived') return refuse('OrderArchived');
    const version = willVersionOf({ ...state, placed });
    return cleared && isOf(version, cleared) ? [OrderMarkedSent.of({ ...version, tag: cleared.tag })] : refuse('SubmittedAgain');
  },
};

export function moved(status: OrderStatus, state: Order & { readonly placed: Placed }, cleared: Cleared | null): ReturnType<Move> {
  if (status === state.status) return [];
  // An order that is put away keeps its mail back; everything else waits for how that ends.
  return state.approval && status !== 'archived' ? refuse('BeingSent') : MOVES[status](state, cleared);
}

export const isOf = (version: Revisions, named: Revisions): boolean =>
  version.willRevision === named.willRevision && version.customerRevision === named.customerRevision;
