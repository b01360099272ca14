import { describe, expect, it } from '@jest/globals';
import { OrderQueue, OrderStage } from '@willow/contracts';
import { changesHands, queueOf, stageOf, type Standing } from './order.stage.ts';

const clean: Standing = {
  status: 'new',
  paymentStatus: 'succeeded',
  mismatched: false,
  paymentIssues: {},
  openProblems: 0,
  openEnquiries: 0,
  answeredEnquiries: 0,
  returned: false,
  sending: false,
  mailFailed: false,
  receiptFailed: false,
  willBounced: false,
  receiptBounced: false,
  draft: 'made',
  block: 0,
  high: 0,
};

describe('the stage of an order', () => {
  it.each<readonly [OrderStage, string, Partial<Standing>]>([
    ['ready', 'paid, drafted and clean', {}],
    ['waiting', 'asked its customer something', { openEnquiries: 1 }],
    ['problems', 'answered by its customer', { answeredEnquiries: 1, openEnquiries: 1 }],
    ['ready', 'clean, though its receipt did not go out', { receiptFailed: true }],
    ['to_decide', 'stopped by flags that need a decision', { high: 2 }],
    ['to_decide', 'drafted but never reviewed', { block: null, high: null }],
    ['blocked', 'stopped for good', { block: 1, high: 2 }],
    ['blocked', 'one whose answers make no will', { draft: 'refused' }],
    ['blocked', 'one whose draft failed', { draft: 'failed' }],
    ['under_way', 'one whose draft is being made', { draft: 'making' }],
    ['under_way', 'one whose mail is on its way', { sending: true }],
    ['mail_failed', 'one whose mail failed', { mailFailed: true }],
    ['mail_failed', 'sent, without a receipt', { status: 'sent', receiptFailed: true }],
    ['mail_failed', 'sent, and the will came back', { status: 'sent', willBounced: true }],
    ['mail_failed', 'sent, and the receipt came back', { status: 'sent', receiptBounced: true }],
    ['ready', 'clean, though its receipt came back', { receiptBounced: true }],
    ['waiting', 'back with its customer', { status: 'in_review', returned: true, draft: null }],
    ['waiting', 'one about which the customer was asked', { status: 'in_review' }],
    ['waiting', 'sent, and being changed by its customer', { status: 'sent', returned: true }],
    ['problems', 'sent, and its customer says that something is wrong', { status: 'sent', openProblems: 1 }],
    ['problems', 'clean, and its customer says that something is wrong', { openProblems: 1 }],
    ['sent', 'sent', { status: 'sent' }],
    ['archived', 'put away, whatever else', { status: 'archived', openProblems: 1, mailFailed: true }],
    ['disputed', 'put away, and its bank waits for an answer', { status: 'archived', paymentIssues: { du_1: 'needs_response' } }],
    ['disputed', 'sent, and its bank warns of fraud', { status: 'sent', paymentIssues: { issfr_1: 'fraud' } }],
    ['refund_failed', 'put away, and its refund failed', { status: 'archived', paymentIssues: { re_1: 'refund_failed' }, openProblems: 1 }],
    ['dispute_review', 'clean, and its bank decides', { paymentIssues: { du_1: 'under_review' } }],
    ['problems', 'in dispute, and its customer wrote', { paymentIssues: { du_1: 'under_review' }, openProblems: 1 }],
    ['archived', 'put away after a lost dispute', { status: 'archived', paymentIssues: { du_1: 'lost' } }],
    ['checkout', 'not paid', { paymentStatus: 'pending', draft: null }],
    ['checkout', 'declined', { paymentStatus: 'failed', draft: null }],
    ['paying', 'being paid', { paymentStatus: 'processing', draft: null }],
    ['payment_mismatched', 'paid with another amount', { paymentStatus: 'processing', mismatched: true }],
  ])('is %s: %s', (stage, _, order) => expect(stageOf({ ...clean, ...order })).toBe(stage));

  it('begins another wait only where somebody else has the order from then on', () => {
    expect(changesHands('checkout', 'under_way')).toBe(true);
    expect(changesHands('under_way', 'to_decide')).toBe(false);
    expect(changesHands('to_decide', 'ready')).toBe(false);
    expect(changesHands('ready', 'waiting')).toBe(true);
    expect(changesHands('waiting', 'waiting')).toBe(false);
  });

  it('is of one queue; at the checkout that depends on how long it has been there', () => {
    for (const stage of OrderStage.options) for (const old of [true, false]) expect(OrderQueue.options).toContain(queueOf(stage, old));
    expect([queueOf('paying', false), queueOf('paying', true)]).toEqual(['checkout', 'payment_stuck']);
    expect([queueOf('checkout', false), queueOf('checkout', true)]).toEqual(['checkout', 'abandoned']);
    expect(queueOf('payment_mismatched', false)).toBe('payment_stuck');
  });
});
