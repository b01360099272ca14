import { describe, expect, it } from '@jest/globals';
import { givenFacts, minute, type Told } from '../../../event-sourcing/projections/given-facts.behaviour.ts';
import { DiscountApplied, DiscountRemoved, OrderPlaced, PaymentSucceeded } from '../../orders/domain/order.facts.ts';
import {
  DiscountCodeActivated,
  DiscountCodeCreated,
  DiscountCodeDeactivated,
  DiscountCodeLimited,
  DiscountUsed,
  DiscountUseHeld,
  DiscountUseReleased,
} from '../domain/discount.ts';
import { DiscountCodeRow, DiscountHoldRow, DiscountUseRow } from './discount-code.entity.ts';
import { discountCodeProjection } from './discount-code.projection.ts';

const after = (...facts: readonly Told[]) =>
  givenFacts(discountCodeProjection, [DiscountCodeRow, DiscountHoldRow, DiscountUseRow], ...facts);
const ofCode = (fact: Omit<Told, 'stream'>): Told => ({ ...fact, stream: 'discount-GIFT' });
const ofOrder = (fact: Omit<Told, 'stream'>): Told => ({ ...fact, stream: 'order-o1' });
const created = ofCode(DiscountCodeCreated.of({ code: 'GIFT', percent: 20, active: true, maxUses: null }));

describe('a discount code', () => {
  it('is as it was made, and as it was changed since', async () => {
    const rows = async (...facts: readonly Told[]) => (await after(created, ...facts)).rowsOf(DiscountCodeRow);
    expect(await rows()).toEqual([{ code: 'GIFT', percent: 20, active: true, maxUses: null, createdAt: minute(0) }]);
    const off = ofCode(DiscountCodeDeactivated.of({}));
    expect(await rows(off, ofCode(DiscountCodeLimited.of({ maxUses: 10 })))).toMatchObject([{ active: false, maxUses: 10 }]);
    expect(await rows(off, ofCode(DiscountCodeActivated.of({})))).toMatchObject([{ active: true }]);
  });

  it('has a use held until it is released or paid, each by its own number', async () => {
    const until = '2026-11-28T13:00:00.000Z';
    const held = (hold: number) => ofCode(DiscountUseHeld.of({ customerId: `c${hold}`, hold, until }));
    const { rowsOf } = await after(
      created,
      held(1),
      held(2),
      held(3),
      ofCode(DiscountUseReleased.of({ customerId: 'c1', hold: 1 })),
      ofCode(DiscountUsed.of({ customerId: 'c3', hold: 3 })),
    );
    expect(rowsOf(DiscountHoldRow)).toMatchObject([
      { id: 'GIFT#1', code: 'GIFT', customerId: 'c1', state: 'released', until },
      { id: 'GIFT#2', state: 'held' },
      { id: 'GIFT#3', state: 'used' },
    ]);
  });
});

describe('an order at the till', () => {
  const placed = ofOrder(OrderPlaced.of({ customerId: 'c1', willRevision: 1, amountPence: 5_000, partnerRef: null }));
  const discount = { code: 'GIFT', percent: 20, discountPence: 1_000, hold: null } as never;
  const use = async (...facts: readonly Told[]) => (await after(placed, ...facts)).rowsOf(DiscountUseRow);

  it('has the discount that was applied last, or none', async () => {
    const applied = ofOrder(DiscountApplied.of(discount));
    expect(await use()).toEqual([{ orderId: 'o1', code: null, amountPence: 5_000, discountPence: 0, paid: false }]);
    expect(await use(applied)).toMatchObject([{ code: 'GIFT', discountPence: 1_000, paid: false }]);
    expect(await use(applied, ofOrder(DiscountRemoved.of({})))).toMatchObject([{ code: null, discountPence: 0 }]);
  });

  it('is paid with what the payment says, whatever was applied before', async () => {
    const payment = { customerId: 'c1', willRevision: 1, customerRevision: 0, intentId: 'pi_1', amountPence: 4_000 };
    expect(await use(ofOrder(PaymentSucceeded.of({ ...payment, discount })))).toMatchObject([
      { code: 'GIFT', discountPence: 1_000, paid: true },
    ]);
    const without = [ofOrder(DiscountApplied.of(discount)), ofOrder(PaymentSucceeded.of({ ...payment, discount: null }))];
    expect(await use(...without)).toMatchObject([{ code: null, discountPence: 0, paid: true }]);
  });
});
