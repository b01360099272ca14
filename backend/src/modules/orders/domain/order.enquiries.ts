import { MAX_OPEN_ENQUIRIES } from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { OrderCommand, OrderRefusal } from './order.commands.ts';
import { AnswersReturned, EnquiryAnswered, EnquiryClosed, EnquiryRaised, type OrderFact } from './order.facts.ts';
import { type Order, willVersionOf } from './order.state.ts';
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
    // Before the payment the answers are open anyway.
    const opens = step !== null && payment.status === 'succeeded' && !returned;
    return opens ? [raised, AnswersReturned.of({})] : [raised];
  },
  AnswerEnquiry: ({ enquiryId, by, text }, { enquiries }) => {
    const enquiry = enquiries.find(({ id }) => id === enquiryId);
    if (!enquiry) return refuse('EnquiryUnknown');
    if (enquiry.state !== 'open') return refuse(enquiry.state === 'closed' ? 'EnquiryClosed' : 'EnquiryAnswered');
    return [EnquiryAnswered.of({ enquiryId, by }, { text })];
  },
  CloseEnquiry: ({ enquiryId }, { enquiries }) => {
    const enquiry = enquiries.find(({ id }) => id === enquiryId);
    if (!enquiry) return refuse('EnquiryUnknown');
    return enquiry.state === 'closed' ? [] : [EnquiryClosed.of({ enquiryId, answered: enquiry.state === 'answered' })];
  },
};

/** Questions about an answer of the wizard: handed in again, it has been looked at. */
export const answeredByAnswers = ({ enquiries }: Order): readonly OrderFact[] =>
  enquiries
    .filter(({ step, state }) => step !== null && state === 'open')
    .map(({ id }) => EnquiryAnswered.of({ enquiryId: id, by: 'answers' }, { text: null }));
