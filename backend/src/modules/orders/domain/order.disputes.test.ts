import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import type { ProviderDispute } from './order.commands.ts';
import { order } from './order.decider.ts';
import * as facts from './order.facts.ts';
import { refundedPence } from './order.refunds.state.ts';

const version = { customerId: 'c1', willRevision: 3, customerRevision: 7 };
const paidOrder = [
  facts.OrderPlaced.of({ customerId: 'c1', willRevision: 3, amountPence: 5000, partnerRef: null }),
  facts.PaymentSucceeded.of({ ...version, intentId: 'pi_1', amountPence: 5000, discount: null }),
];
const sentOrder = [
  ...paidOrder,
  facts.DraftApproved.of({ ...version, approvalId: 'a1', tag: 'v1' }),
  facts.DraftSent.of({ approvalId: 'a1', customerId: 'c1', messageId: null, pdfHash: 'h' }),
];
const DUE = '2026-12-04T23:59:59.000Z';
const about = { disputeId: 'du_1', intentId: 'pi_1' };

const report = (changes: Partial<ProviderDispute> = {}) =>
  ({
    type: 'RecordDispute',
    dispute: {
      id: 'du_1',
      intentId: 'pi_1',
      amountPence: 5000,
      reason: 'fraudulent',
      phase: 'chargeback',
      status: 'needs_response',
      dueBy: DUE,
      fundsWithdrawn: true,
      ...changes,
    },
  }) as const;
const over = (status: 'won' | 'lost' | 'closed', fundsWithdrawn = status === 'lost') =>
  report({ status, phase: null, dueBy: null, fundsWithdrawn });
const opened = (changes: object = {}) =>
  facts.DisputeOpened.of({
    ...about,
    amountPence: 5000,
    reason: 'fraudulent',
    phase: 'chargeback',
    status: 'needs_response',
    dueBy: DUE,
    ...changes,
  });
const withdrawn = facts.DisputeFundsWithdrawn.of({ ...about, amountPence: 5000 });
const reinstated = facts.DisputeFundsReinstated.of({ ...about, amountPence: 5000 });
const reviewed = facts.DisputeUpdated.of({ ...about, phase: 'chargeback', status: 'under_review', dueBy: null });
const won = (returnedPence = 0) => facts.DisputeWon.of({ ...about, customerId: 'c1', amountPence: 5000, returnedPence, leftPence: 5000 });
const lost = (changes: object = {}) => facts.DisputeLost.of({ ...about, customerId: 'c1', amountPence: 5000, leftPence: 0, ...changes });
const approve = { type: 'ApproveDraft', approvalId: 'a2', cleared: { willRevision: 3, customerRevision: 7, tag: 'v1' } } as const;
const byHand = { type: 'Update', status: 'sent', cleared: approve.cleared } as const;
const refund = {
  type: 'RequestRefund',
  requestId: 'q1',
  amountPence: 1000,
  refundedPence: 0,
  reason: 'asked',
  note: '',
  will: 'own',
} as const;

describe('a dispute', () => {
  it('is recorded once, with the money that the bank withdrew, however often and late it is reported', () => {
    expect(given(order, ...paidOrder).when(report())).toEqual([opened(), withdrawn]);
    expect(given(order, ...paidOrder, opened(), withdrawn).when(report())).toEqual([]);
    const review = report({ status: 'under_review', dueBy: null });
    expect(given(order, ...paidOrder, opened(), withdrawn).when(review)).toEqual([reviewed]);
    // Overtaken by a newer report.
    const after = given(order, ...paidOrder, opened(), withdrawn, reviewed, reinstated, won());
    for (const late of [report(), review, over('lost'), over('won')]) expect(after.when(late)).toEqual([]);
    expect(given(order).when(report())).toEqual([]);
    // The first that we hear of it is its end.
    expect(given(order, ...sentOrder).when(over('lost'))).toEqual([opened({ status: 'under_review', dueBy: null }), withdrawn, lost()]);
  });

  it('stops sending while it is open and when it is lost; won, the order goes on', () => {
    for (const command of [approve, byHand]) {
      expect(given(order, ...paidOrder, opened()).when(command)).toEqual(new Refusal('DisputeStopsSending'));
      expect(given(order, ...paidOrder, opened(), reviewed).when(command)).toEqual(new Refusal('DisputeStopsSending'));
      expect(given(order, ...paidOrder, opened(), won()).when(command)).toHaveLength(1);
    }
    const restored = facts.OrderStatusChanged.of({ status: 'new' });
    expect(given(order, ...paidOrder, opened(), lost(), restored).when(approve)).toEqual(new Refusal('DisputeStopsSending'));
    const ofDuplicate = opened({ intentId: 'pi_2' });
    expect(given(order, ...paidOrder, ofDuplicate).when(approve)).toMatchObject([{ type: 'DraftApproved' }]);
  });

  it('lost is like a refund by the bank: an order whose will nobody has is put away, a sent will stays sent', () => {
    expect(given(order, ...paidOrder, opened(), withdrawn).when(over('lost'))).toEqual([lost(), facts.OrderArchived.of({})]);
    expect(given(order, ...sentOrder, opened(), withdrawn).when(over('lost'))).toEqual([lost()]);
    const after = given(order, ...sentOrder, opened(), withdrawn, lost());
    expect(refundedPence(after.state)).toBe(5000);
    expect(after.when({ ...refund, refundedPence: 5000 })).toEqual(new Refusal('RefundTooMuch'));
    const partly = facts.PaymentRefunded.of({
      intentId: 'pi_1',
      amountPence: 1250,
      refundId: 're_1',
      requestId: null,
      customerId: 'c1',
      leftPence: 3750,
    });
    expect(given(order, ...sentOrder, partly, opened(), withdrawn).when(over('lost'))).toEqual([lost({ amountPence: 3750 })]);
  });

  it('lost may be appealed, and be won in the end: what had gone is ours again', () => {
    const appeal = report({ phase: 'appeal', dueBy: null });
    const appealed = facts.DisputeUpdated.of({ ...about, phase: 'appeal', status: 'needs_response', dueBy: null });
    expect(given(order, ...sentOrder, opened(), withdrawn, lost()).when(appeal)).toEqual([appealed]);
    const again = given(order, ...sentOrder, opened(), withdrawn, lost(), appealed);
    expect(again.when(over('won'))).toEqual([reinstated, won(5000)]);
    expect(refundedPence(given(order, ...sentOrder, opened(), withdrawn, lost(), appealed, reinstated, won(5000)).state)).toBe(0);
  });

  it('that is an inquiry takes no money, may be refunded, and may become a chargeback', () => {
    const inquiry = opened({ phase: 'inquiry' });
    expect(given(order, ...paidOrder).when(report({ phase: 'inquiry', fundsWithdrawn: false }))).toEqual([inquiry]);
    expect(given(order, ...paidOrder, inquiry).when(refund)).toMatchObject([{ type: 'RefundRequested' }]);
    expect(given(order, ...paidOrder, opened()).when(refund)).toEqual(new Refusal('DisputeStopsRefund'));
    const escalated = facts.DisputeUpdated.of({ ...about, phase: 'chargeback', status: 'needs_response', dueBy: DUE });
    expect(given(order, ...paidOrder, inquiry).when(report())).toEqual([escalated, withdrawn]);
    const closed = facts.DisputeClosed.of(about);
    expect(given(order, ...paidOrder, inquiry).when(over('closed'))).toEqual([closed]);
    expect(given(order, ...paidOrder, inquiry, closed).when(approve)).toMatchObject([{ type: 'DraftApproved' }]);
  });
});

describe('a bank’s warning of fraud', () => {
  const warning = { warningId: 'issfr_1', intentId: 'pi_1', fraudType: 'made_with_stolen_card' };
  const warned = facts.FraudWarningReceived.of({ ...warning, disputed: false });
  const record = { type: 'RecordFraudWarning', ...warning } as const;

  it('stops sending until somebody has looked into it, the payment was refunded, or the dispute has come', () => {
    expect(given(order, ...paidOrder).when(record)).toEqual([warned]);
    expect(given(order, ...paidOrder, warned).when(record)).toEqual([]);
    expect(given(order, ...paidOrder, warned).when(approve)).toEqual(new Refusal('FraudWarningStopsSending'));
    const settled = facts.PaymentIssueSettled.of({ issueId: 'issfr_1', about: 'fraud' }, { note: 'Her own card.' });
    expect(given(order, ...paidOrder, warned).when({ type: 'SettlePaymentIssue', issueId: 'issfr_1', note: 'Her own card.' })).toEqual([
      settled,
    ]);
    expect(given(order, ...paidOrder, warned, settled).when(approve)).toMatchObject([{ type: 'DraftApproved' }]);
    expect(given(order, ...paidOrder, warned, opened(), won()).when(approve)).toMatchObject([{ type: 'DraftApproved' }]);
    expect(given(order, ...paidOrder, opened()).when(record)).toMatchObject([{ data: { disputed: true } }]);
  });
});
