import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import type { Charge, Quote } from './order.commands.ts';
import { order } from './order.decider.ts';
import * as facts from './order.facts.ts';
import { finalPence } from './order.state.ts';

const SPRING = { code: 'SPRING', percent: 50, hold: 1 };
const SUMMER = { code: 'SUMMER', percent: 50, hold: 9 };
const placed = facts.OrderPlaced.of({ customerId: 'c1', willRevision: 3, amountPence: 5000, partnerRef: null });
const applied = facts.DiscountApplied.of({ ...SPRING, discountPence: 2500 });
const requested = facts.PaymentRequested.of({ intentId: 'pi_1', amountPence: 2500, attempt: 1 });
const held = [placed, applied, requested];
const dropped = facts.DiscountHoldDropped.of({ customerId: 'c1', code: 'SPRING', hold: 1 });
const removed = facts.DiscountRemoved.of({});
const failed = (reason: string) => facts.PaymentFailed.of({ intentId: 'pi_1', reason });

const request = (discount: Quote['discount'], intent: object = {}) =>
  ({
    type: 'RequestPayment',
    quote: { customerId: 'c1', willRevision: 3, partnerRef: null, discount, secondWill: null },
    intentId: 'pi_1',
    amountPence: 2500,
    attempt: 1,
    leftAfter: null,
    ...intent,
  }) as const;
const record = (status: Charge['status'], changes: Partial<Charge> = {}) => {
  const charge = { intentId: 'pi_1', status, receivedPence: 2500, currency: 'gbp', orderId: 'o1', failure: null, ...changes };
  return { type: 'RecordCharge', orderId: 'o1', charge, willRevision: 3, customerRevision: 7 } as const;
};
const dropHold = (changes: object = {}) => ({ type: 'DropHold', customerId: 'c1', code: 'SPRING', hold: 1, ...changes }) as const;

describe('an order with a use of a code that has a limit', () => {
  it('is priced by it, and paid with it', () => {
    expect(given(order).when(request(SPRING))).toEqual(held);
    expect(given(order, ...held).when(request(SPRING))).toEqual([]);
    expect(given(order, ...held).when(record('succeeded'))).toMatchObject([{ type: 'PaymentSucceeded', data: { discount: SPRING } }]);
  });

  it('gives it up when it is priced without it, or by another', () => {
    const full = { intentId: 'pi_2', amountPence: 5000, attempt: 2 };
    expect(given(order, ...held).when(request(null, full))).toEqual([removed, dropped, facts.PaymentRequested.of(full)]);
    const other = facts.DiscountApplied.of({ ...SUMMER, discountPence: 2500 });
    expect(given(order, ...held).when(request(SUMMER))).toEqual([other, dropped, requested]);
  });

  it('is never priced again by what it gave up: somebody else may have it', () => {
    const conflict = new Refusal('PriceChanged');
    expect(given(order, ...held, removed, dropped).when(request(SPRING))).toEqual(conflict);
    expect(given(order, dropped).when(request(SPRING))).toEqual(conflict);
    const quote = { ...request({ ...SPRING, percent: 100 }).quote };
    expect(given(order, dropped).when({ type: 'CompleteFree', quote, customerRevision: 7 })).toEqual(conflict);
    expect(given(order, ...held, removed, dropped).when(request({ ...SPRING, hold: 2 }))).toMatchObject([
      { type: 'DiscountApplied', data: { hold: 2 } },
      { type: 'PaymentRequested' },
    ]);
  });

  it('gives it up when the payment is called off, once, and keeps it while the card can be tried again', () => {
    expect(given(order, ...held).when(record('failed', { failure: 'card_declined' }))).toEqual([failed('card_declined')]);
    expect(given(order, ...held).when(record('cancelled'))).toEqual([failed('cancelled'), removed, dropped]);
    const declined = [...held, failed('card_declined')];
    expect(given(order, ...declined).when(record('cancelled'))).toEqual([removed, dropped]);
    const after = given(order, ...declined, removed, dropped);
    expect(after.when(record('cancelled'))).toEqual([]);
    expect(finalPence(after.state)).toBe(5000);
  });

  it('keeps a code without a limit on the order when the payment is called off', () => {
    const unlimited = facts.DiscountApplied.of({ ...SPRING, hold: null, discountPence: 2500 });
    expect(given(order, placed, unlimited, requested).when(record('cancelled'))).toEqual([failed('cancelled')]);
  });

  it('lets go of what was held and never came to a price, also when nothing was ordered, and of nothing else', () => {
    expect(given(order).when(dropHold())).toEqual([dropped]);
    expect(given(order, dropped).when(dropHold())).toEqual([]);
    expect(given(order, ...held).when(dropHold())).toEqual([]);
    expect(given(order, ...held).when(dropHold({ hold: 2 }))).toMatchObject([{ type: 'DiscountHoldDropped', data: { hold: 2 } }]);
  });
});
