import { describe, expect, it } from '@jest/globals';
import { MAX_UPDATES_A_YEAR } from '@willow/contracts';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import { order } from './order.decider.ts';
import * as facts from './order.facts.ts';

const placed = facts.OrderPlaced.of({ customerId: 'c1', willRevision: 3, amountPence: 5000, partnerRef: null });
const paid = facts.PaymentSucceeded.of({
  customerId: 'c1',
  willRevision: 3,
  intentId: null,
  amountPence: 0,
  discount: null,
  customerRevision: 7,
});
const approved = (approvalId: string, willRevision: number) =>
  facts.DraftApproved.of({ approvalId, customerId: 'c1', willRevision, customerRevision: 7, tag: 'tag' });
const mailed = (approvalId: string) => facts.DraftSent.of({ approvalId, customerId: 'c1', messageId: 'm', pdfHash: 'p' });
const sent = [placed, paid, approved('a1', 3), mailed('a1')];
const open = { type: 'OpenUpdate', on: '2026-12-01' } as const;
const opened = (on = '2026-12-01') => facts.WillUpdateOpened.of({ on });
const closed = facts.WillUpdateClosed.of({});
const resubmitted = (willRevision: number) => facts.AnswersResubmitted.of({ customerId: 'c1', willRevision, customerRevision: 7 });
const handedIn = (on: string, willRevision: number) => [
  opened(on),
  resubmitted(willRevision),
  approved(`a${willRevision}`, willRevision),
  mailed(`a${willRevision}`),
];

describe('a customer who changes a will that was sent', () => {
  it('gets the answers back; what was sent stays sent (AM-20)', () => {
    expect(given(order, ...sent).when(open)).toEqual([opened()]);
    const { state, when } = given(order, ...sent, opened());
    expect(state).toMatchObject({ status: 'sent', returned: true, updateOpen: true });
    expect(when(open)).toEqual([]);
    expect(when({ type: 'ApproveDraft', approvalId: 'a2', cleared: null })).toEqual(new Refusal('AnswersReturned'));
  });

  it('keeps the will as it is, with nothing changed', () => {
    expect(given(order, ...sent, opened()).when({ type: 'RecordUpdateClosed' })).toEqual([closed]);
    const before = given(order, ...sent).state;
    const { state, when } = given(order, ...sent, opened(), closed);
    expect(state).toEqual(before);
    expect(when({ type: 'RecordUpdateClosed' })).toEqual([]);
    expect(when({ type: 'RecordResubmission', willRevision: 9, customerRevision: 8 })).toEqual([]);
  });

  it('hands the changes in: a new review of the same order, without a payment (AM-20)', () => {
    const { state, when } = given(order, ...sent, opened(), resubmitted(9));
    expect(state).toMatchObject({ status: 'new', returned: false, updateOpen: false, placed: { willRevision: 9 } });
    expect(when(open)).toEqual(new Refusal('UpdateUnderReview'));
    expect(when({ type: 'RecordUpdateClosed' })).toEqual([]);
  });

  it.each([
    ['there is no order', [], 'NotPlaced'],
    ['it is not paid', [placed], 'UpdateNotPossible'],
    ['it was not sent yet', [placed, paid], 'UpdateUnderReview'],
    ['it is being sent again', [...sent, approved('a2', 3)], 'UpdateBeingSent'],
    ['it was put away', [...sent, facts.OrderArchived.of({})], 'UpdateNotPossible'],
  ] as const)('not while %s', (_, history, reason) => {
    expect(given(order, ...history).when(open)).toEqual(new Refusal(reason));
  });

  it('when our team has given the answers back already, they are open: nothing is to be opened, or closed', () => {
    const back = given(order, ...sent, facts.AnswersReturned.of({}));
    expect(back.when(open)).toEqual([]);
    expect(back.when({ type: 'RecordUpdateClosed' })).toEqual([]);
  });

  it(`at most ${MAX_UPDATES_A_YEAR} times in a year; what was abandoned does not count`, () => {
    const six = Array.from({ length: MAX_UPDATES_A_YEAR }, (_, index) => handedIn('2026-06-01', 10 + index)).flat();
    expect(given(order, ...sent, ...six).when(open)).toEqual(new Refusal('UpdatesTooOften'));
    expect(given(order, ...sent, ...six).when({ ...open, on: '2027-05-31' })).toEqual(new Refusal('UpdatesTooOften'));
    expect(given(order, ...sent, ...six).when({ ...open, on: '2027-06-01' })).toHaveLength(1);
    const abandoned = Array.from({ length: 9 }, () => [opened(), closed]).flat();
    expect(given(order, ...sent, ...abandoned).when(open)).toHaveLength(1);
  });
});
