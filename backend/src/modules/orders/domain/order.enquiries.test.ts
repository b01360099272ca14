import { describe, expect, it } from '@jest/globals';
import { fold } from '../../../event-sourcing/core/decider.ts';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import { order } from './order.decider.ts';
import * as facts from './order.facts.ts';

const placed = facts.OrderPlaced.of({ customerId: 'c1', willRevision: 4, amountPence: 5000, partnerRef: null });
const paid = facts.PaymentSucceeded.of({
  customerId: 'c1',
  willRevision: 4,
  intentId: 'pi_1',
  amountPence: 5000,
  discount: null,
  customerRevision: 2,
});
const question = 'Is Tom your son?';
const ask = { type: 'RaiseEnquiry', enquiryId: 'e1', question, step: null, read: null } as const;
const raised = facts.EnquiryRaised.of({ enquiryId: 'e1', step: null }, { question });
const raisedOnStep = facts.EnquiryRaised.of({ enquiryId: 'e1', step: 3 }, { question });
const reply = { type: 'AnswerEnquiry', enquiryId: 'e1', by: 'dashboard', text: 'He is.' } as const;
const answered = facts.EnquiryAnswered.of({ enquiryId: 'e1', by: 'dashboard' }, { text: 'He is.' });
const close = { type: 'CloseEnquiry', enquiryId: 'e1' } as const;
const closed = facts.EnquiryClosed.of({ enquiryId: 'e1', answered: true });
const approve = {
  type: 'ApproveDraft',
  approvalId: 'a1',
  cleared: { willRevision: 4, customerRevision: 2, tag: 'v1' },
} as const;

describe('a question to the customer', () => {
  it('is asked of any order that is not put away, paid for or not', () => {
    expect(given(order, placed).when(ask)).toEqual([raised]);
    expect(given(order, placed, paid).when(ask)).toEqual([raised]);
    expect(given(order).when(ask)).toEqual(new Refusal('OrderUnknown'));
    expect(given(order, placed, paid, facts.OrderArchived.of({})).when(ask)).toEqual(new Refusal('OrderArchived'));
  });

  it('gives the answers of a paid will back when it is about a step of the wizard', () => {
    expect(given(order, placed, paid).when({ ...ask, step: 3 })).toEqual([raisedOnStep, facts.AnswersReturned.of({})]);
    expect(given(order, placed).when({ ...ask, step: 3 })).toEqual(new Refusal('PaymentNotReceived'));
    expect(given(order, placed, paid, facts.AnswersReturned.of({})).when({ ...ask, step: 3 })).toEqual([raisedOnStep]);
  });

  it('is about the version that its operator has read', () => {
    const read = { willRevision: 3, customerRevision: 2 };
    expect(given(order, placed, paid).when({ ...ask, read })).toEqual(new Refusal('SubmittedAgain'));
    expect(given(order, placed, paid).when({ ...ask, read: { ...read, willRevision: 4 } })).toEqual([raised]);
  });

  it('is not asked while the will is on its way, nor as the sixth', () => {
    const approved = facts.DraftApproved.of({ approvalId: 'a1', customerId: 'c1', willRevision: 4, customerRevision: 2, tag: 'v1' });
    expect(given(order, placed, paid, approved).when(ask)).toEqual(new Refusal('BeingSent'));
    const five = ['1', '2', '3', '4', '5'].map((enquiryId) => facts.EnquiryRaised.of({ enquiryId, step: null }, { question }));
    expect(given(order, placed, paid, ...five).when(ask)).toEqual(new Refusal('TooManyEnquiries'));
    const settled = facts.EnquiryClosed.of({ enquiryId: '3', answered: false });
    expect(given(order, placed, paid, ...five, settled).when(ask)).toEqual([raised]);
  });

  it('is answered once, and not after it was settled', () => {
    expect(given(order, placed, paid, raised).when(reply)).toEqual([answered]);
    expect(given(order, placed, paid, raised, answered).when(reply)).toEqual(new Refusal('EnquiryAnswered'));
    expect(given(order, placed, paid, raised, answered, closed).when(reply)).toEqual(new Refusal('EnquiryClosed'));
    expect(given(order, placed, paid).when(reply)).toEqual(new Refusal('EnquiryUnknown'));
  });

  it('is settled after its answer, or withdrawn without one', () => {
    const back = facts.OrderStatusChanged.of({ status: 'new' });
    expect(given(order, placed, paid, raised, answered).when(close)).toEqual([closed, back]);
    expect(given(order, placed, paid, raised).when(close)).toEqual([facts.EnquiryClosed.of({ enquiryId: 'e1', answered: false }), back]);
    expect(given(order, placed, paid, raised, answered, closed).when(close)).toEqual([]);
    expect(given(order, placed).when(close)).toEqual(new Refusal('EnquiryUnknown'));
  });

  it('is answered by answers that are handed in again, if it was about a step', () => {
    const resubmit = { type: 'RecordResubmission', willRevision: 9, customerRevision: 2 } as const;
    const resubmitted = facts.AnswersResubmitted.of({ customerId: 'c1', willRevision: 9, customerRevision: 2 });
    expect(given(order, placed, paid, raisedOnStep, facts.AnswersReturned.of({})).when(resubmit)).toEqual([
      resubmitted,
      facts.EnquiryAnswered.of({ enquiryId: 'e1', by: 'answers' }, { text: null }),
    ]);
    expect(given(order, placed, paid, raised, facts.AnswersReturned.of({})).when(resubmit)).toEqual([resubmitted]);
  });

  it('puts the order in review, and back to where it was once every question is settled', () => {
    const second = facts.EnquiryRaised.of({ enquiryId: 'e2', step: null }, { question });
    const sent = facts.DraftSent.of({ approvalId: 'a1', customerId: 'c1', messageId: null, pdfHash: 'h' });
    expect(fold(order, [placed, paid, raised]).status).toBe('in_review');
    expect(given(order, placed, paid, raised, second, answered).when(close)).toEqual([closed]);
    expect(given(order, placed, paid, sent, raised, answered).when(close)).toEqual([
      closed,
      facts.OrderStatusChanged.of({ status: 'sent' }),
    ]);
  });

  it('that opened a step closes the answers again when words were enough, or it is withdrawn', () => {
    const opened = [placed, paid, raisedOnStep, facts.AnswersReturned.of({})] as const;
    const taken = [facts.AnswersTakenBack.of({}), facts.OrderStatusChanged.of({ status: 'new' })];
    expect(given(order, ...opened, answered).when(close)).toEqual([closed, ...taken]);
    expect(given(order, ...opened).when(close)).toEqual([facts.EnquiryClosed.of({ enquiryId: 'e1', answered: false }), ...taken]);
    const another = facts.EnquiryRaised.of({ enquiryId: 'e2', step: 5 }, { question });
    expect(given(order, ...opened, another, answered).when(close)).toEqual([closed]);
    // An operator returned them before, for more than this.
    expect(given(order, placed, paid, facts.AnswersReturned.of({}), raisedOnStep, answered).when(close)).toEqual([closed]);
  });

  it('that wants other answers keeps them open when the customer drops an update', () => {
    const updating = [placed, paid, facts.WillUpdateOpened.of({ on: '2026-11-20' })] as const;
    const drop = { type: 'RecordUpdateClosed' } as const;
    const kept = facts.WillUpdateClosed.of({});
    expect(given(order, ...updating, raisedOnStep).when(drop)).toEqual([kept, facts.AnswersReturned.of({})]);
    expect(given(order, ...updating, raised, answered, closed).when(drop)).toEqual([kept, facts.OrderStatusChanged.of({ status: 'new' })]);
    expect(given(order, ...updating).when(drop)).toEqual([kept]);
  });

  it('keeps the will back until it is settled', () => {
    expect(given(order, placed, paid, raised).when(approve)).toEqual(new Refusal('EnquiryOpen'));
    expect(given(order, placed, paid, raised, answered).when(approve)).toEqual(new Refusal('EnquiryOpen'));
    expect(given(order, placed, paid, raised, answered, closed).when(approve)).toHaveLength(1);
  });
});
