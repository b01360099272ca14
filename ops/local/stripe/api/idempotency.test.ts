import { describe, expect, it } from '@jest/globals';
import { clientOf, failure, FIFTY_POUNDS, startStripe } from '../test-support.ts';

describe('idempotency keys', () => {
  it('answer the same request with the first answer', async () => {
    const { stripe } = await startStripe();
    const options = { idempotencyKey: 'order-1-1-5000' };
    const first = await stripe.paymentIntents.create(FIFTY_POUNDS, options);
    await stripe.paymentIntents.update(first.id, { metadata: { later: 'yes' } });
    const again = await stripe.paymentIntents.create(FIFTY_POUNDS, options);
    expect(again).toEqual(first);
    expect(again.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true', 'original-request': first.lastResponse.requestId });
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('refuse other parameters and other endpoints', async () => {
    const { stripe } = await startStripe();
    const options = { idempotencyKey: 'one' };
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS, options);
    const error = await failure(stripe.paymentIntents.create({ ...FIFTY_POUNDS, amount: 4000 }, options));
    expect(error).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    expect(error.message).toContain('can only be used with the same parameters');
    expect((await failure(stripe.paymentIntents.cancel(id, {}, options))).message).toContain('can only be used for the same endpoint');
  });

  it('replay a decline too, so that a new try needs a new key', async () => {
    const { stripe } = await startStripe();
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    const decline = () =>
      failure(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'try-1' }));
    const first = await decline();
    expect((await decline()).raw).toMatchObject({ charge: first.charge, code: 'card_declined' });
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, { idempotencyKey: 'try-2' });
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(2);
  });

  it('replay a refusal for which the request came at the wrong time', async () => {
    const { stripe } = await startStripe();
    const { id } = await stripe.paymentIntents.create({ ...FIFTY_POUNDS, payment_method: 'pm_card_visa', confirm: true });
    const cancel = () => failure(stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'cancel-1' }));
    expect((await cancel()).headers).not.toHaveProperty('idempotent-replayed');
    expect((await cancel()).headers).toMatchObject({ 'idempotent-replayed': 'true' });
  });

  it('do not keep an answer to parameters that were refused', async () => {
    const { stripe } = await startStripe();
    const options = { idempotencyKey: 'one' };
    await failure(stripe.paymentIntents.create({ ...FIFTY_POUNDS, amount: 29 }, options));
    expect((await stripe.paymentIntents.create(FIFTY_POUNDS, options)).amount).toBe(5000);
  });

  it('make one intent of fifty simultaneous requests', async () => {
    const { stripe } = await startStripe();
    const create = () => stripe.paymentIntents.create(FIFTY_POUNDS, { idempotencyKey: 'race' });
    const intents = await Promise.all(Array.from({ length: 50 }, create));
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it('answer 409 while the first request is still under way; the client library waits and gets the first answer', async () => {
    const { local, stripe } = await startStripe();
    const impatient = clientOf(local, { maxNetworkRetries: 0 });
    local.setFault({ kind: 'slow', delayMs: 1000 });
    const options = { idempotencyKey: 'race' };
    const first = stripe.paymentIntents.create(FIFTY_POUNDS, options);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    const inFlight = await failure(impatient.paymentIntents.create(FIFTY_POUNDS, options));
    expect(inFlight).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    const patient = await stripe.paymentIntents.create(FIFTY_POUNDS, options);
    expect(patient.id).toBe((await first).id);
  });

  it('are forgotten after a day', async () => {
    let now = new Date('2026-11-20T10:00:00Z');
    const { stripe } = await startStripe({ now: () => now });
    const options = { idempotencyKey: 'daily' };
    const first = await stripe.paymentIntents.create(FIFTY_POUNDS, options);
    now = new Date('2026-11-21T10:00:01Z');
    expect((await stripe.paymentIntents.create(FIFTY_POUNDS, options)).id).not.toBe(first.id);
  });

  it('can be no longer than 255 characters', async () => {
    const { stripe } = await startStripe();
    const error = await failure(stripe.paymentIntents.create(FIFTY_POUNDS, { idempotencyKey: 'x'.repeat(256) }));
    expect(error.statusCode).toBe(400);
  });
});
