import { MAX_OPEN_ENQUIRIES } from '@willow/contracts';
import { type Decider, fold } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { OrderCommand, OrderRefusal } from './order.commands.ts';
import {
  AnswersReturned,
  AnswersTakenBack,
  EnquiryAnswered,
  EnquiryClosed,
  EnquiryRaised,
  type OrderFact,
  OrderStatusChanged,
  WillUpdateClosed,
} from './order.facts.ts';
import { evolveOrder, hasOpenEnquiry, opensStep, type Order, willVersionOf } from './order.state.ts';
import { isOf } from './order.status.ts';

type Decide = Decider<Order, OrderCommand, OrderFact, OrderRefusal>['decide'];

/** What an operator asks the customer, and how it ends. */
export const decideEnquiries: Pick<Decide, 'RaiseEnquiry' | 'AnswerEnquiry' | 'CloseEnquiry'> = {
  RaiseEnquiry: ({ enquiryId, question, step, read }, { placed, customerRevision, payment, status, approval, returned, enquiries }) => {
    if (!placed) return refuse('OrderUnknown');
    if (status === 'archived') return refuse('OrderArchived');
    if (approval) return refuse('BeingSent');
    if (read && !isOf(willVersionOf({ placed, customerRevision }), read)) return refuse('SubmittedAgain');
    if (enquiries.filter((enquiry) => enquiry.state !== 'closed').length >= MAX_OPEN_ENQUIRIES) return refuse('TooManyEnquiries');
    const raised = EnquiryRaised.of({ enquiryId, step }, { question });
    // Before the payment the answers are open, and nothing is handed in again.
    if (step !== null && payment.status !== 'succeeded') return refuse('PaymentNotReceived');
    return step !== null && !returned ? [raised, AnswersReturned.of({})] : [raised];
  },
  AnswerEnquiry: ({ enquiryId, by, text }, { enquiries }) => {
    const enquiry = enquiries.find(({ id }) => id === enquiryId);
    if (!enquiry) return refuse('EnquiryUnknown');
    if (enquiry.state !== 'open') return refuse(enquiry.state === 'closed' ? 'EnquiryClosed' : 'EnquiryAnswered');
    return [EnquiryAnswered.of({ enquiryId, by }, { text })];
  },
  CloseEnquiry: ({ enquiryId }, state) => {
    const enquiry = state.enquiries.find(({ id }) => id === enquiryId);
    if (!enquiry) return refuse('EnquiryUnknown');
    if (enquiry.state === 'closed') return [];
    const closed = EnquiryClosed.of({ enquiryId, answered: enquiry.state === 'answered' });
    const settled = fold({ initial: state, evolve: evolveOrder }, [closed]);
    const back = settled.returned && settled.returnedForEnquiry && !opensStep(settled) ? [AnswersTakenBack.of({})] : [];
    return [closed, ...back, ...atRest(fold({ initial: settled, evolve: evolveOrder }, back))];
  },
};

/** Nobody waits for the customer any more: the order goes back to those to be read, or to those that were sent. */
export const atRest = (state: Order): readonly OrderFact[] =>
  state.status === 'in_review' && !state.returned && !hasOpenEnquiry(state)
    ? [OrderStatusChanged.of({ status: state.versions.at(-1)?.sent ? 'sent' : 'new' })]
    : [];

/** The customer keeps the will as it is. A question that wants other answers keeps them open. */
export function closedUpdate(state: Order): readonly OrderFact[] {
  const closed = WillUpdateClosed.of({});
  const after = fold({ initial: state, evolve: evolveOrder }, [closed]);
  return opensStep(after) ? [closed, AnswersReturned.of({})] : [closed, ...atRest(after)];
}

/** Questions about an answer of the wizard: handed in again, it has been looked at. */
export const answeredByAnswers = ({ enquiries }: Order): readonly OrderFact[] =>
  enquiries
    .filter(({ step, state }) => step !== null && state === 'open')
    .map(({ id }) => EnquiryAnswered.of({ enquiryId: id, by: 'answers' }, { text: null }));
