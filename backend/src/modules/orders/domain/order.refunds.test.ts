import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import type { ProviderRefund } from './order.commands.ts';
import { order } from './order.decider.ts';
import * as facts from './order.facts.ts';
import { refundedPence } from './order.refunds.state.ts';

const placed = facts.OrderPlaced.of({ customerId: 'c1', willRevision: 3, amountPence: 5000, partnerRef: null });
const version = { customerId: 'c1', willRevision: 3, customerRevision: 7 };
const paid = facts.PaymentSucceeded.of({ ...version, intentId: 'pi_1', amountPence: 5000, discount: null });
const free = facts.PaymentSucceeded.of({ ...version, intentId: null, amountPence: 0, discount: null });
const approved = facts.DraftApproved.of({ ...version, approvalId: 'a1', tag: 'v1' });
const sent = facts.DraftSent.of({ approvalId: 'a1', customerId: 'c1', messageId: null, pdfHash: 'h' });
const paidOrder = [placed, paid];
const sentOrder = [placed, paid, approved, sent];

const ask = (changes: object = {}) =>
  ({
    type: 'RequestRefund',
    requestId: 'q1',
    amountPence: 1250,
    refundedPence: 0,
    reason: 'goodwill',
    note: 'Sorry.',
    will: 'own',
    ...changes,
  }) as const;
const asked = (amountPence = 1250, requestId = 'q1') =>
  facts.RefundRequested.of({ requestId, intentId: 'pi_1', amountPence, reason: 'goodwill' }, { note: 'Sorry.' });
const refund = (changes: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id: 're_1',
  intentId: 'pi_1',
  amountPence: 1250,
  status: 'succeeded',
  failure: null,
  requestId: 'q1',
  ...changes,
});
const record = (changes: Partial<ProviderRefund> = {}) => ({ type: 'RecordRefund', refund: refund(changes) }) as const;
const back = (changes: object = {}) =>
  facts.PaymentRefunded.of({
    intentId: 'pi_1',
    amountPence: 1250,
    refundId: 're_1',
    requestId: 'q1',
    customerId: 'c1',
    leftPence: 3750,
    ...changes,
  });

describe('a refund that the team asks for', () => {
  it('is of a card payment, and of no more than is left of it', () => {
    expect(given(order, ...paidOrder).when(ask())).toEqual([asked()]);
    expect(given(order).when(ask())).toEqual(new Refusal('OrderUnknown'));
    expect(given(order, placed).when(ask())).toEqual(new Refusal('PaymentNotReceived'));
    expect(given(order, placed, free).when(ask())).toEqual(new Refusal('NothingToRefund'));
    expect(given(order, ...paidOrder).when(ask({ amountPence: 5001 }))).toEqual(new Refusal('RefundTooMuch'));
    const rest = ask({ requestId: 'q2', refundedPence: 1250, amountPence: 3751 });
    expect(given(order, ...paidOrder, asked(), back()).when(rest)).toEqual(new Refusal('RefundTooMuch'));
    expect(given(order, ...paidOrder, asked(), back()).when({ ...rest, amountPence: 3750 })).toEqual([asked(3750, 'q2')]);
  });

  it('is one, however often it is asked; another waits for it, and knows of it', () => {
    expect(given(order, ...paidOrder, asked()).when(ask())).toEqual([]);
    expect(given(order, ...paidOrder, asked(), back()).when(ask())).toEqual([]);
    expect(given(order, ...paidOrder, asked()).when(ask({ requestId: 'q2' }))).toEqual(new Refusal('RefundRunning'));
    expect(given(order, ...paidOrder, asked(), back()).when(ask({ requestId: 'q2' }))).toEqual(new Refusal('RefundedMeanwhile'));
  });

  it('of everything waits until it is clear whether the will goes out', () => {
    expect(given(order, ...paidOrder, approved).when(ask({ amountPence: 5000 }))).toEqual(new Refusal('BeingSent'));
    expect(given(order, ...paidOrder, approved).when(ask())).toEqual([asked()]);
    const approve = { type: 'ApproveDraft', approvalId: 'a2', cleared: { willRevision: 3, customerRevision: 7, tag: 'v1' } } as const;
    expect(given(order, ...paidOrder, asked(5000)).when(approve)).toEqual(new Refusal('RefundStopsSending'));
    expect(given(order, ...paidOrder, asked()).when(approve)).toMatchObject([{ type: 'DraftApproved' }]);
    const byHand = { type: 'Update', status: 'sent', cleared: { willRevision: 3, customerRevision: 7, tag: 'v1' } } as const;
    expect(given(order, ...paidOrder, asked(5000)).when(byHand)).toEqual(new Refusal('RefundStopsSending'));
  });

  it('may be tried again when the provider said no', () => {
    const refused = facts.RefundFailed.of({
      requestId: 'q1',
      intentId: 'pi_1',
      amountPence: 1250,
      refundId: null,
      reason: 'charge_disputed',
    });
    const say = { type: 'RecordRefundRefused', requestId: 'q1', reason: 'charge_disputed' } as const;
    expect(given(order, ...paidOrder, asked()).when(say)).toEqual([refused]);
    expect(given(order, ...paidOrder, asked(), refused).when(say)).toEqual([]);
    expect(given(order, ...paidOrder, asked(), back()).when(say)).toEqual([]);
    expect(given(order, ...paidOrder, asked(), refused).when(ask({ requestId: 'q2' }))).toEqual([asked(1250, 'q2')]);
  });
});

describe('what the card provider says of a refund', () => {
  it('is recorded once each, with what is left, whoever asked for it', () => {
    expect(given(order, ...paidOrder, asked()).when(record())).toEqual([back()]);
    expect(given(order, ...paidOrder, asked(), back()).when(record())).toEqual([]);
    const other = record({ id: 're_2', requestId: null, amountPence: 750 });
    expect(given(order, ...paidOrder, asked(), back()).when(other)).toEqual([
      back({ refundId: 're_2', requestId: null, amountPence: 750, leftPence: 3000 }),
    ]);
    expect(given(order).when(record())).toEqual([]);
  });

  it('of a charge by mistake says nothing of the order’s payment', () => {
    const duplicate = facts.DuplicatePaymentReceived.of({ intentId: 'pi_2', amountPence: 5000 });
    const given2 = given(order, ...paidOrder, duplicate);
    const made = back({ intentId: 'pi_2', amountPence: 5000, requestId: null, leftPence: null });
    expect(given2.when(record({ intentId: 'pi_2', amountPence: 5000, requestId: null }))).toEqual([made]);
    expect(refundedPence(given(order, ...paidOrder, duplicate, made).state)).toBe(0);
    // As the oldest facts have it: of the whole charge, without the provider's id.
    const oldest = back({ intentId: 'pi_2', amountPence: 5000, refundId: null, requestId: null, customerId: null, leftPence: null });
    expect(given(order, ...paidOrder, duplicate, oldest).when(record({ intentId: 'pi_2', amountPence: 5000, requestId: null }))).toEqual(
      [],
    );
  });

  it('puts the order away when everything went back before anybody had the will; one that was sent stays sent (D-008)', () => {
    const all = { amountPence: 5000, leftPence: 0 };
    const whole = record({ amountPence: 5000 });
    expect(given(order, ...paidOrder, asked(5000)).when(whole)).toEqual([back(all), facts.OrderArchived.of({})]);
    expect(given(order, ...paidOrder).when(record({ amountPence: 5000, requestId: null }))).toEqual([
      back({ ...all, requestId: null }),
      facts.OrderArchived.of({}),
    ]);
    expect(given(order, ...sentOrder, asked(5000)).when(whole)).toEqual([back(all)]);
    expect(given(order, ...sentOrder, asked(5000), back(all)).state.status).toBe('sent');
  });

  it('and that it came back from the bank, is money that is with us again', () => {
    const failure = { status: 'failed', failure: 'expired_or_canceled_card' } as const;
    const { requestId, ...data } = { requestId: 'q1', intentId: 'pi_1', amountPence: 1250, refundId: 're_1' };
    const failed = facts.RefundFailed.of({ ...data, requestId, reason: 'expired_or_canceled_card' });
    expect(given(order, ...paidOrder, asked()).when(record(failure))).toEqual([failed]);
    // An older report that arrives after it.
    const returned = facts.RefundReturned.of({
      ...data,
      requestId,
      customerId: 'c1',
      leftPence: 5000,
      reason: 'expired_or_canceled_card',
    });
    expect(given(order, ...paidOrder, asked(), back()).when(record(failure))).toEqual([returned]);
    const after = given(order, ...paidOrder, asked(), back(), returned);
    expect(after.when(record())).toEqual([]);
    expect(after.when(record(failure))).toEqual([]);
    expect(refundedPence(after.state)).toBe(0);
    expect(after.when(ask({ requestId: 'q2', amountPence: 5000 }))).toEqual([asked(5000, 'q2')]);
  });

  it('pending at first, is under way until the provider knows, also days later: then it is made, or it is not', () => {
    const pending = record({ status: 'pending' });
    const { requestId: _, ...byProvider } = { ...refund({ status: 'pending' }) };
    const begun = facts.RefundStarted.of({ intentId: 'pi_1', amountPence: 1250, refundId: 're_1', requestId: 'q1', leftPence: 3750 });
    expect(given(order, ...paidOrder, asked()).when(pending)).toEqual([begun]);
    const running = given(order, ...paidOrder, asked(), begun);
    expect(running.when(pending)).toEqual([]);
    expect(refundedPence(running.state)).toBe(0);
    expect(running.when(ask({ requestId: 'q2' }))).toEqual(new Refusal('RefundRunning'));
    expect(running.when(record())).toEqual([back()]);
    expect(given(order, ...paidOrder, asked(), begun, back()).when(pending)).toEqual([]);
    const failure = { status: 'failed', failure: 'lost_or_stolen_card' } as const;
    const failed = facts.RefundFailed.of({
      requestId: 'q1',
      intentId: 'pi_1',
      amountPence: 1250,
      refundId: 're_1',
      reason: 'lost_or_stolen_card',
    });
    expect(running.when(record(failure))).toEqual([failed]);
    for (const late of [pending, record(), record(failure)])
      expect(given(order, ...paidOrder, asked(), begun, failed).when(late)).toEqual([]);
    // Nobody of us asked for it: it stops sending and other refunds as well, and its end is a fact.
    const theirs = facts.RefundStarted.of({ intentId: 'pi_1', amountPence: 5000, refundId: 're_1', requestId: null, leftPence: 0 });
    const made = given(order, ...paidOrder, theirs);
    expect(
      given(order, ...paidOrder).when({ type: 'RecordRefund', refund: { ...byProvider, amountPence: 5000, requestId: null } }),
    ).toEqual([theirs]);
    expect(made.when(ask())).toEqual(new Refusal('RefundRunning'));
    const approve = { type: 'ApproveDraft', approvalId: 'a2', cleared: { willRevision: 3, customerRevision: 7, tag: 'v1' } } as const;
    expect(made.when(approve)).toEqual(new Refusal('RefundStopsSending'));
    expect(made.when(record({ ...failure, amountPence: 5000, requestId: null }))).toMatchObject([
      { type: 'RefundFailed', data: { requestId: null, refundId: 're_1', amountPence: 5000 } },
    ]);
  });

  it('that failed is to be seen to until it is tried again, or an operator says how it was settled', () => {
    const failed = facts.RefundFailed.of({ requestId: 'q1', intentId: 'pi_1', amountPence: 1250, refundId: null, reason: 'unknown' });
    const open = given(order, ...paidOrder, asked(), failed);
    const settle = { type: 'SettlePaymentIssue', issueId: 'q1', note: 'By bank transfer.' } as const;
    const settled = facts.PaymentIssueSettled.of({ issueId: 'q1', about: 'refund' }, { note: 'By bank transfer.' });
    expect(open.when(settle)).toEqual([settled]);
    expect(given(order, ...paidOrder, asked(), failed, settled).when(settle)).toEqual([]);
    expect(given(order, ...paidOrder, asked(), failed, asked(1250, 'q2')).when(settle)).toEqual([]);
    expect(open.when({ ...settle, issueId: 'q9' })).toEqual(new Refusal('IssueUnknown'));
    // Of a charge by mistake: another refund of the order's payment is no answer to it.
    const other = { intentId: 'pi_2', amountPence: 5000, refundId: 're_2', requestId: null };
    const begun = facts.RefundStarted.of({ ...other, leftPence: null });
    const lost = facts.RefundFailed.of({ ...other, reason: 'canceled' });
    const ofOther = { ...settle, issueId: 're_2' };
    expect(given(order, ...paidOrder, begun, lost, asked(1250, 'q2')).when(ofOther)).toHaveLength(1);
  });
});
