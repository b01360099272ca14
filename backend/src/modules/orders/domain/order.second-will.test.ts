import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import type { Charge, OrderCommand, ProviderRefund, Quote } from './order.commands.ts';
import { order } from './order.decider.ts';
import * as facts from './order.facts.ts';

const HIS = { orderId: 'o2', pence: 5000 };
const EXIT10 = { code: 'EXIT10', percent: 20, hold: null };
const version = { customerId: 'c1', willRevision: 3, customerRevision: 7 };
const placed = facts.OrderPlaced.of({ customerId: 'c1', willRevision: 3, amountPence: 5000, partnerRef: null });
const added = facts.SecondWillAdded.of(HIS);
const prepaid = facts.WillPrepaid.of({ by: 'o1' });
const asked = (intentId: string, amountPence: number, attempt = 1) => facts.PaymentRequested.of({ intentId, amountPence, attempt });
const paid = (amountPence: number, more: object = {}) =>
  facts.PaymentSucceeded.of({ ...version, intentId: 'pi_1', amountPence, discount: null, ...more });
const forBoth = [placed, added, asked('pi_1', 10000), paid(10000, { secondWill: HIS })];
const approved = facts.DraftApproved.of({ ...version, approvalId: 'a1', tag: 'v1' });
const ordered = facts.PaymentSucceeded.of({ ...version, intentId: null, amountPence: 0, discount: null, prepaidBy: 'o1' });

const quote = (changes: Partial<Quote> = {}): Quote => ({
  customerId: 'c1',
  willRevision: 3,
  partnerRef: null,
  discount: null,
  secondWill: null,
  ...changes,
});
const request = (amountPence: number, changes: Partial<Quote> = {}, intent: object = {}) =>
  ({ type: 'RequestPayment', quote: quote(changes), intentId: 'pi_1', amountPence, attempt: 1, leftAfter: null, ...intent }) as const;
const record = (receivedPence: number, changes: Partial<Charge> = {}) =>
  ({
    type: 'RecordCharge',
    orderId: 'o1',
    charge: { intentId: 'pi_1', status: 'succeeded', receivedPence, currency: 'gbp', orderId: 'o1', failure: null, ...changes },
    willRevision: 3,
    customerRevision: 7,
  }) as const;
type Ask = Extract<OrderCommand, { type: 'RequestRefund' }>;
const refund = (changes: Partial<Ask> = {}): Ask => ({
  type: 'RequestRefund',
  requestId: 'q1',
  amountPence: 5000,
  refundedPence: 0,
  reason: 'asked',
  note: 'As agreed.',
  will: 'own',
  ...changes,
});
const wanted = (will?: 'second', amountPence = 5000, requestId = 'q1') =>
  facts.RefundRequested.of({ requestId, intentId: 'pi_1', amountPence, reason: 'asked', ...(will && { will }) }, { note: 'As agreed.' });
const back = (changes: Partial<ProviderRefund> = {}) =>
  ({
    type: 'RecordRefund',
    refund: { id: 're_1', intentId: 'pi_1', amountPence: 5000, status: 'succeeded', failure: null, requestId: 'q1', ...changes },
  }) as const;
const went = (leftPence: number, changes: object = {}) =>
  facts.PaymentRefunded.of({
    intentId: 'pi_1',
    amountPence: 5000,
    refundId: 're_1',
    requestId: 'q1',
    customerId: 'c1',
    leftPence,
    ...changes,
  });

describe('£100 for the two wills of a couple', () => {
  it('is one payment of one order', () => {
    expect(given(order).when(request(10000, { secondWill: HIS }))).toEqual([placed, added, asked('pi_1', 10000)]);
    expect(given(order, placed, added, asked('pi_1', 10000)).when(record(10000))).toEqual([paid(10000, { secondWill: HIS })]);
  });

  it('is chosen and left again until it is paid; each price has an intent of its own', () => {
    const second = { intentId: 'pi_2', attempt: 2 };
    expect(given(order, placed, asked('pi_1', 5000)).when(request(10000, { secondWill: HIS }, second))).toEqual([
      added,
      asked('pi_2', 10000, 2),
    ]);
    const both = [placed, asked('pi_1', 5000), added, asked('pi_2', 10000, 2)];
    expect(given(order, ...both).when(request(5000, {}, { intentId: 'pi_3', attempt: 3 }))).toEqual([
      facts.SecondWillRemoved.of({}),
      asked('pi_3', 5000, 3),
    ]);
    expect(given(order, ...both).when(request(5000, { secondWill: HIS }))).toEqual(new Refusal('PriceChanged'));
    // What an intent was made for is what it pays, whatever was chosen after it.
    expect(given(order, ...both).when(record(5000))).toEqual([paid(5000)]);
  });

  it('takes a code off the own will alone', () => {
    const code = facts.DiscountApplied.of({ ...EXIT10, discountPence: 1000 });
    expect(given(order).when(request(9000, { secondWill: HIS, discount: EXIT10 }))).toEqual([placed, code, added, asked('pi_1', 9000)]);
    expect(given(order).when(request(8000, { secondWill: HIS, discount: EXIT10 }))).toEqual(new Refusal('PriceChanged'));
    const free = { ...EXIT10, percent: 100 };
    expect(given(order).when({ type: 'CompleteFree', quote: quote({ secondWill: HIS, discount: free }), customerRevision: 7 })).toEqual(
      new Refusal('PriceChanged'),
    );
  });
});

describe('a will that the partner paid for', () => {
  const complete = { type: 'CompleteFree', quote: quote(), customerRevision: 7 } as const;

  it('is ordered for nothing, whether or not it was at the till before', () => {
    expect(given(order).when({ type: 'RecordPrepaid', by: 'o1' })).toEqual([prepaid]);
    expect(given(order, prepaid).when(complete)).toEqual([placed, ordered]);
    expect(given(order, placed, asked('pi_1', 5000), prepaid).when(complete)).toEqual([ordered]);
  });

  it('is paid for once: not by card beside it, and not by two partners', () => {
    expect(given(order, placed, asked('pi_1', 5000), prepaid).when(request(5000))).toEqual(new Refusal('PriceChanged'));
    for (const by of ['o1', 'o3']) expect(given(order, prepaid).when({ type: 'RecordPrepaid', by })).toEqual([]);
    expect(given(order, placed, asked('pi_1', 5000), paid(5000)).when({ type: 'RecordPrepaid', by: 'o3' })).toEqual([]);
  });

  it('is ordered all the same by a charge that was under way, and that charge goes back', () => {
    const code = facts.DiscountApplied.of({ ...EXIT10, hold: 4, discountPence: 1000 });
    const twice = facts.DuplicatePaymentReceived.of({ intentId: 'pi_1', amountPence: 4000 });
    expect(given(order, placed, code, asked('pi_1', 4000), prepaid).when(record(4000))).toEqual([
      facts.DiscountRemoved.of({}),
      facts.DiscountHoldDropped.of({ customerId: 'c1', code: 'EXIT10', hold: 4 }),
      twice,
      ordered,
    ]);
    expect(given(order, placed, asked('pi_1', 4000), prepaid, twice, ordered).when(record(4000))).toEqual([]);
  });

  it('is so no more when the money went back, unless it was ordered with it: then somebody has to want that', () => {
    const end = { type: 'EndPrepayment', by: 'o1', decided: false } as const;
    const ended = facts.WillPrepaymentEnded.of({ by: 'o1' });
    expect(given(order, prepaid).when(end)).toEqual([ended]);
    expect(given(order, prepaid).when({ ...end, by: 'o3' })).toEqual([]);
    expect(given(order, prepaid, ended).when({ type: 'RecordPrepaid', by: 'o1' })).toEqual([]);
    expect(given(order, prepaid, ended).when(complete)).toEqual(new Refusal('PriceChanged'));
    expect(given(order, prepaid, placed, ordered).when(end)).toEqual(new Refusal('SecondWillUsed'));
    expect(given(order, prepaid, placed, ordered).when({ ...end, decided: true })).toEqual([]);
  });
});

describe('a refund of a payment for two wills', () => {
  it('is of one of them, and of no more than is left of it', () => {
    for (const will of ['own', 'second'] as const) {
      expect(given(order, ...forBoth).when(refund({ will, amountPence: 5001 }))).toEqual(new Refusal('RefundTooMuch'));
      expect(given(order, ...forBoth).when(refund({ will }))).toEqual([wanted(will === 'second' ? will : undefined)]);
    }
    const rest = refund({ requestId: 'q2', refundedPence: 5000 });
    const hisBack = [...forBoth, wanted('second'), went(5000)];
    expect(given(order, ...hisBack).when({ ...rest, will: 'second' })).toEqual(new Refusal('RefundTooMuch'));
    expect(given(order, ...hisBack).when({ ...rest, will: 'own' })).toEqual([wanted(undefined, 5000, 'q2')]);
    expect(given(order, placed, asked('pi_1', 5000), paid(5000)).when(refund({ will: 'second' }))).toEqual(new Refusal('RefundTooMuch'));
  });

  it('of the own one ends the work on it, of the other it does not', () => {
    expect(given(order, ...forBoth, wanted()).when(back())).toEqual([went(0), facts.OrderArchived.of({})]);
    expect(given(order, ...forBoth, wanted('second')).when(back())).toEqual([went(5000)]);
    const approve = { type: 'ApproveDraft', approvalId: 'a1', cleared: { willRevision: 3, customerRevision: 7, tag: 'v1' } } as const;
    expect(given(order, ...forBoth, wanted()).when(approve)).toEqual(new Refusal('RefundStopsSending'));
    expect(given(order, ...forBoth, wanted('second')).when(approve)).toEqual([approved]);
    expect(given(order, ...forBoth, approved).when(refund({ will: 'own' }))).toEqual(new Refusal('BeingSent'));
  });

  it('that somebody made at the provider goes off the own one first', () => {
    const atProvider = (amountPence: number, leftPence: number) => went(leftPence, { amountPence, requestId: null });
    expect(given(order, ...forBoth).when(back({ amountPence: 4000, requestId: null }))).toEqual([atProvider(4000, 1000)]);
    expect(given(order, ...forBoth).when(back({ amountPence: 10000, requestId: null }))).toEqual([
      atProvider(10000, 0),
      facts.OrderArchived.of({}),
    ]);
    const rest = refund({ refundedPence: 7000, amountPence: 3000, will: 'second' });
    expect(given(order, ...forBoth, atProvider(7000, 0)).when(rest)).toEqual([wanted('second', 3000)]);
    expect(given(order, ...forBoth, atProvider(7000, 0)).when({ ...rest, amountPence: 3001 })).toEqual(new Refusal('RefundTooMuch'));
  });
});
