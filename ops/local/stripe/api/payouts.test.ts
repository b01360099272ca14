import { describe, expect, it } from '@jest/globals';
import { FIFTY_POUNDS, startStripe } from '../test-support.ts';

describe('payouts', () => {
  it('bring what moved on a day to the shop on the next, less the fees, and say what each movement is about', async () => {
    let now = new Date('2026-11-20T10:00:00Z');
    const { stripe } = await startStripe({ now: () => now });
    const pay = () => stripe.paymentIntents.create({ ...FIFTY_POUNDS, payment_method: 'pm_card_visa', confirm: true });
    const first = await pay();
    now = new Date('2026-11-21T10:00:00Z');
    const second = await pay();
    await stripe.refunds.create({ payment_intent: first.id, amount: 1_250 });
    const { data } = await stripe.payouts.list({ limit: 100 });
    expect(data.map(({ id, amount, arrival_date, status }) => [id, amount, new Date(arrival_date * 1000).toISOString(), status])).toEqual([
      ['po_20261121', 5_000 - 95 - 1_250, '2026-11-22T00:00:00.000Z', 'in_transit'],
      ['po_20261120', 5_000 - 95, '2026-11-21T00:00:00.000Z', 'paid'],
    ]);
    const moved = await stripe.balanceTransactions.list({ payout: 'po_20261121', limit: 100, expand: ['data.source'] });
    expect(moved.data.map(({ type, amount, fee, net }) => [type, amount, fee, net])).toEqual([
      ['refund', -1_250, 0, -1_250],
      ['charge', 5_000, 95, 4_905],
      ['payout', -3_655, 0, -3_655],
    ]);
    expect(moved.data.map(({ source }) => (source as { payment_intent?: string }).payment_intent)).toEqual([
      first.id,
      second.id,
      undefined,
    ]);
    const arrived = { gte: Date.parse('2026-11-22T00:00:00Z') / 1000 };
    expect((await stripe.payouts.list({ arrival_date: arrived })).data.map(({ id }) => id)).toEqual(['po_20261121']);
    await expect(stripe.balanceTransactions.list({ payout: 'po_none' })).rejects.toThrow('No such payout');
  });
});
