import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../kit/test-support.ts';
import { failure, FIFTY_POUNDS, startReceiver, startStripe } from '../test-support.ts';

async function paid(card = 'pm_card_visa') {
  const receiver = await startReceiver();
  const { stripe } = await startStripe({ webhookUrl: receiver.url, processingDelayMs: 50 });
  const intent = await stripe.paymentIntents.create({ ...FIFTY_POUNDS, payment_method: card, confirm: true });
  return { receiver, stripe, intent, charge: () => stripe.charges.retrieve(intent.latest_charge as string) };
}

describe('a refund', () => {
  it('gives everything back and says so on the charge and by webhook', async () => {
    const { receiver, stripe, intent, charge } = await paid();
    const refund = await stripe.refunds.create({ payment_intent: intent.id, reason: 'requested_by_customer' });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 5000,
      status: 'succeeded',
      payment_intent: intent.id,
      charge: intent.latest_charge,
    });
    expect(await stripe.refunds.retrieve(refund.id)).toEqual(refund);
    expect(await charge()).toMatchObject({ amount_refunded: 5000, refunded: true });
    await eventually(() => receiver.types().includes('charge.refunded'));
    const { event } = receiver.received.at(-1) ?? {};
    expect(event?.data).toMatchObject({
      object: { amount_refunded: 5000, payment_intent: intent.id },
      previous_attributes: { amount_refunded: 0 },
    });
  });

  it('may be given in parts, of which the charge keeps the sum', async () => {
    const { stripe, intent, charge } = await paid();
    await stripe.refunds.create({ payment_intent: intent.id, amount: 1000 });
    expect(await charge()).toMatchObject({ amount_refunded: 1000, refunded: false });
    const tooMuch = await failure(stripe.refunds.create({ payment_intent: intent.id, amount: 4001 }));
    expect(tooMuch.message).toBe('Refund amount (£40.01) is greater than unrefunded amount on charge (£40.00)');
    await stripe.refunds.create({ charge: intent.latest_charge as string, amount: 4000 });
    expect(await charge()).toMatchObject({ amount_refunded: 5000, refunded: true });
    expect(await failure(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      code: 'charge_already_refunded',
      statusCode: 400,
    });
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data.map(({ amount }) => amount)).toEqual([4000, 1000]);
  });

  it('is given once, however often the same request comes', async () => {
    const { stripe, intent, charge } = await paid();
    const refund = () => stripe.refunds.create({ payment_intent: intent.id, amount: 1000 }, { idempotencyKey: 'refund-1' });
    const refunds = await Promise.all(Array.from({ length: 10 }, refund));
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(1);
    expect((await charge()).amount_refunded).toBe(1000);
  });

  it('needs a payment', async () => {
    const { stripe } = await startStripe();
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    expect((await failure(stripe.refunds.create({ payment_intent: id }))).message).toContain('does not have a successful charge');
    expect(await failure(stripe.refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({ statusCode: 404 });
    expect((await failure(stripe.refunds.create({}))).message).toContain('payment_intent or charge');
  });

  it('may fail later, and then the charge has its money again', async () => {
    const { receiver, stripe, intent, charge } = await paid('pm_card_refundFail');
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.status).toBe('succeeded');
    await eventually(() => receiver.types().includes('refund.failed'));
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });
    expect(await charge()).toMatchObject({ amount_refunded: 0, refunded: false });
  });

  it('may be pending first', async () => {
    const { stripe, intent } = await paid('pm_card_pendingRefund');
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.status).toBe('pending');
    await eventually(async () => (await stripe.refunds.retrieve(refund.id)).status === 'succeeded');
  });
});
