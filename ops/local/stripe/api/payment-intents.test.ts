import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import type { Charge, PaymentIntent, PaymentMethod, Refund } from '../objects/types.ts';
import { eventually, scratchFolder } from '../../kit/test-support.ts';
import { clientOf, failure, FIFTY_POUNDS, startStripe } from '../test-support.ts';

type RequiredKey<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
type Missing<Real, Ours> = Exclude<RequiredKey<Real>, keyof Ours | 'lastResponse'>;
type Complete<Real, Ours> = [Missing<Real, Ours>] extends [never] ? true : Missing<Real, Ours>;
// The compiler fails here when a new version of the client library expects a field that the stand-in does not send.
const complete: readonly [
  Complete<Stripe.PaymentIntent, PaymentIntent>,
  Complete<Stripe.Charge, Charge>,
  Complete<Stripe.Refund, Refund>,
  Complete<Stripe.PaymentMethod, PaymentMethod>,
] = [true, true, true, true];

describe('creating a payment intent', () => {
  it('answers with every field that the client library promises', async () => {
    const { stripe } = await startStripe();
    const intent = await stripe.paymentIntents.create(FIFTY_POUNDS);
    expect(complete).not.toContain(false);
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 5000,
      amount_received: 0,
      currency: 'gbp',
      status: 'requires_payment_method',
      payment_method_types: ['card'],
      allowed_payment_method_types: ['card'],
      automatic_payment_methods: null,
      metadata: { order_id: 'order-1' },
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
      livemode: false,
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`));
    expect(intent.lastResponse.headers['stripe-version']).toBe('2026-10-28.endive');
    expect(intent.lastResponse.requestId).toMatch(/^req_/);
  });

  it.each<[string, Partial<Stripe.PaymentIntentCreateParams>, string, string]>([
    [
      'an amount of zero (D-022: free orders never ask)',
      { amount: 0 },
      'parameter_invalid_integer',
      'This value must be greater than or equal to 1.',
    ],
    ['a negative amount', { amount: -1 }, 'parameter_invalid_integer', 'This value must be greater than or equal to 1.'],
    ['a fraction of a penny', { amount: 12.5 }, 'parameter_invalid_integer', 'Invalid integer: 12.5'],
    ['less than 30p (AM-11)', { amount: 29 }, 'amount_too_small', 'Amount must be at least £0.30 gbp'],
    ['more than eight digits', { amount: 100_000_000 }, 'amount_too_large', 'Amount must be no more than £999,999.99 gbp'],
  ])('refuses %s', async (_, params, code, message) => {
    const { stripe } = await startStripe();
    const error = await failure(stripe.paymentIntents.create({ ...FIFTY_POUNDS, ...params }));
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, code, message, param: 'amount' });
  });

  it('takes 30p', async () => {
    const { stripe } = await startStripe();
    expect((await stripe.paymentIntents.create({ ...FIFTY_POUNDS, amount: 30 })).amount).toBe(30);
  });

  it('refuses the list of payment method types that this version of the API no longer knows', async () => {
    const { stripe } = await startStripe();
    const params = { amount: 5000, currency: 'gbp', payment_method_types: ['card'] } as Stripe.PaymentIntentCreateParams;
    expect(await failure(stripe.paymentIntents.create(params))).toMatchObject({
      statusCode: 400,
      code: 'payment_method_types_no_longer_supported',
    });
  });

  it('refuses parameters it does not know, missing ones and other currencies', async () => {
    const { stripe } = await startStripe();
    const unknown = { ...FIFTY_POUNDS, colour: 'green' } as Stripe.PaymentIntentCreateParams;
    expect(await failure(stripe.paymentIntents.create(unknown))).toMatchObject({ code: 'parameter_unknown', param: 'colour' });
    const amountOnly = { amount: 5000 } as Stripe.PaymentIntentCreateParams;
    expect(await failure(stripe.paymentIntents.create(amountOnly))).toMatchObject({ code: 'parameter_missing', param: 'currency' });
    expect(await failure(stripe.paymentIntents.create({ amount: 5000, currency: 'usd' }))).toMatchObject({ param: 'currency' });
  });

  it('offers what the account has switched on when it is not told otherwise, and then wants a return URL', async () => {
    const { stripe } = await startStripe();
    const intent = await stripe.paymentIntents.create({ amount: 5000, currency: 'gbp' });
    expect(intent).toMatchObject({
      payment_method_types: ['card', 'link'],
      automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    });
    const confirm = (params: Stripe.PaymentIntentConfirmParams) =>
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa', ...params });
    expect((await failure(confirm({}))).message).toContain('you must provide a `return_url`');
    expect((await confirm({ return_url: 'https://example.test/done' })).status).toBe('succeeded');
  });
});

describe('confirming a payment intent', () => {
  it('takes the money and records the charge', async () => {
    const { stripe } = await startStripe();
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', expand: ['latest_charge'] });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 5000, last_payment_error: null, next_action: null });
    expect(paid.latest_charge).toMatchObject({
      object: 'charge',
      amount: 5000,
      amount_refunded: 0,
      paid: true,
      payment_intent: id,
      payment_method_details: { type: 'card', card: { last4: '4242', brand: 'visa' } },
    });
    const charge = paid.latest_charge as Stripe.Charge;
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ id: charge.id, status: 'succeeded' });
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card', 'Your card has expired.'],
  ])('is declined with %s and can be tried again', async (card, code, decline_code, message) => {
    const { stripe } = await startStripe();
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    const error = await failure(stripe.paymentIntents.confirm(id, { payment_method: card }));
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code, message });
    expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });
    const declined = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, decline_code, message },
    });
    expect(declined.latest_charge).toMatchObject({ status: 'failed', failure_code: code, paid: false });
    expect((await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe('succeeded');
  });

  it('needs a payment method that exists', async () => {
    const { stripe } = await startStripe();
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    expect(await failure(stripe.paymentIntents.confirm(id))).toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(await failure(stripe.paymentIntents.confirm(id, { payment_method: 'pm_none' }))).toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
  });

  it('happens once: a paid or cancelled intent cannot be confirmed', async () => {
    const { stripe } = await startStripe();
    const paid = await stripe.paymentIntents.create({ ...FIFTY_POUNDS, payment_method: 'pm_card_visa', confirm: true });
    expect(paid.status).toBe('succeeded');
    expect((await failure(stripe.paymentIntents.confirm(paid.id, { payment_method: 'pm_card_visa' }))).message).toContain(
      'already succeeded',
    );
    const cancelled = await stripe.paymentIntents.create(FIFTY_POUNDS);
    await stripe.paymentIntents.cancel(cancelled.id);
    const error = await failure(stripe.paymentIntents.confirm(cancelled.id, { payment_method: 'pm_card_visa' }));
    expect(error).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 });
    expect(error.payment_intent).toMatchObject({ status: 'canceled' });
  });

  it('refuses raw card numbers from a server', async () => {
    const { stripe } = await startStripe();
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    const params = {
      payment_method_data: { type: 'card', card: { number: '4242424242424242' } },
    } as unknown as Stripe.PaymentIntentConfirmParams;
    expect((await failure(stripe.paymentIntents.confirm(id, params))).message).toContain('card numbers directly');
  });
});

describe('a payment that takes its time', () => {
  it('is processing first and succeeds after the delay', async () => {
    const { stripe } = await startStripe({ processingDelayMs: 150 });
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    const processing = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_processing' });
    expect(processing).toMatchObject({ status: 'processing', amount_received: 0 });
    await eventually(async () => (await stripe.paymentIntents.retrieve(id)).status === 'succeeded');
    expect((await stripe.paymentIntents.retrieve(id)).amount_received).toBe(5000);
  });

  it('may be declined in the end', async () => {
    const { stripe } = await startStripe({ processingDelayMs: 20 });
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_processingDeclined' });
    await eventually(async () => (await stripe.paymentIntents.retrieve(id)).status === 'requires_payment_method');
    expect((await stripe.paymentIntents.retrieve(id)).last_payment_error?.code).toBe('card_declined');
  });

  it('is not taken when it was cancelled meanwhile', async () => {
    const dataDir = scratchFolder();
    const { local, stripe } = await startStripe({ dataDir, processingDelayMs: 60_000 });
    const pay = () => stripe.paymentIntents.create({ ...FIFTY_POUNDS, payment_method: 'pm_card_processing', confirm: true });
    const [cancelled, left] = [await pay(), await pay()];
    await stripe.paymentIntents.cancel(cancelled.id);
    await local.close();
    const later = await startStripe({ dataDir, now: () => new Date(Date.now() + 120_000) });
    const statusOf = async ({ id }: { readonly id: string }) => (await later.stripe.paymentIntents.retrieve(id)).status;
    await eventually(async () => (await statusOf(left)) === 'succeeded');
    expect(await statusOf(cancelled)).toBe('canceled');
  });
});

describe('3-D Secure from a server', () => {
  const answer = (url: string, how: 'complete' | 'fail') =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer: how }) });

  async function challenged(card: string) {
    const { stripe } = await startStripe();
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    const waiting = await stripe.paymentIntents.confirm(id, { payment_method: card, return_url: 'http://shop.test/done?orderId=7' });
    return { stripe, id, waiting, url: waiting.next_action?.redirect_to_url?.url ?? '' };
  }

  it.each(['pm_card_authenticationRequired', 'pm_card_threeDSecure2Required'])(
    'asks first with %s, then leads back paid (D-019)',
    async (card) => {
      const { stripe, id, waiting, url } = await challenged(card);
      expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
      expect(await (await fetch(url)).text()).toContain('Complete authentication');
      const response = await answer(url, 'complete');
      const location = new URL(response.headers.get('location') ?? '');
      expect(Object.fromEntries(location.searchParams)).toEqual({
        orderId: '7',
        payment_intent: id,
        payment_intent_client_secret: waiting.client_secret,
        redirect_status: 'succeeded',
      });
      const paid = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      expect(paid).toMatchObject({ status: 'succeeded', next_action: null });
      expect(paid.latest_charge).toMatchObject({ payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } } });
    },
  );

  it('leads back failed when the customer fails it, and the answer counts once', async () => {
    const { stripe, id, url } = await challenged('pm_card_authenticationRequired');
    const response = await answer(url, 'fail');
    expect(new URL(response.headers.get('location') ?? '').searchParams.get('redirect_status')).toBe('failed');
    await answer(url, 'complete');
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('may still be declined after it was passed', async () => {
    const { stripe, id, url } = await challenged('pm_card_threeDSecureRequiredChargeDeclined');
    await answer(url, 'complete');
    expect((await stripe.paymentIntents.retrieve(id)).last_payment_error).toMatchObject({ code: 'card_declined' });
  });

  it('takes no answer for a payment that was cancelled', async () => {
    const { stripe, id, url } = await challenged('pm_card_authenticationRequired');
    await stripe.paymentIntents.cancel(id);
    await answer(url, 'complete');
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('canceled');
  });
});

describe('changing and cancelling', () => {
  it('changes amount and metadata while the payment is open', async () => {
    const { stripe } = await startStripe();
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    const updated = await stripe.paymentIntents.update(id, { amount: 4000, metadata: { code: 'EXIT10' }, description: 'Will' });
    expect(updated).toMatchObject({ amount: 4000, metadata: { order_id: 'order-1', code: 'EXIT10' }, description: 'Will' });
    expect((await stripe.paymentIntents.update(id, { metadata: { code: '' } })).metadata).toEqual({ order_id: 'order-1' });
    expect((await stripe.paymentIntents.update(id, { metadata: '' })).metadata).toEqual({});
  });

  it('keeps the amount of a paid intent but lets its metadata change', async () => {
    const { stripe } = await startStripe();
    const { id } = await stripe.paymentIntents.create({ ...FIFTY_POUNDS, payment_method: 'pm_card_visa', confirm: true });
    expect(await failure(stripe.paymentIntents.update(id, { amount: 100 }))).toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect((await stripe.paymentIntents.update(id, { metadata: { seen: '1' } })).metadata).toEqual({ order_id: 'order-1', seen: '1' });
  });

  it('waits for confirmation once it has a payment method', async () => {
    const { stripe } = await startStripe();
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    expect((await stripe.paymentIntents.update(id, { payment_method: 'pm_card_visa' })).status).toBe('requires_confirmation');
    expect((await stripe.paymentIntents.confirm(id)).status).toBe('succeeded');
  });

  it('cancels an open intent once', async () => {
    const { stripe } = await startStripe();
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    const cancelled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(cancelled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned', canceled_at: expect.any(Number) });
    expect((await failure(stripe.paymentIntents.cancel(id))).message).toContain('it has a status of canceled');
  });
});

describe('reading', () => {
  it('says so when there is no such thing', async () => {
    const { stripe } = await startStripe();
    expect(await failure(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_none'",
    });
    expect((await failure(stripe.customers.create({}))).message).toContain('Unrecognized request URL');
  });

  it('pages through lists, newest first', async () => {
    const { stripe } = await startStripe();
    const created: string[] = [];
    for (let amount = 1001; amount <= 1025; amount += 1) created.push((await stripe.paymentIntents.create({ ...FIFTY_POUNDS, amount })).id);
    const first = await stripe.paymentIntents.list();
    expect(first).toMatchObject({ object: 'list', has_more: true });
    expect(first.data.map(({ amount }) => amount)).toEqual([1025, 1024, 1023, 1022, 1021, 1020, 1019, 1018, 1017, 1016]);
    const all = await stripe.paymentIntents.list({ limit: 7 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(created.toReversed());
    const before = await stripe.paymentIntents.list({ ending_before: created[0] ?? '', limit: 2 });
    expect(before.data.map(({ amount }) => amount)).toEqual([1003, 1002]);
  });

  it('can be narrowed by time', async () => {
    let now = new Date('2026-11-20T10:00:00Z');
    const { stripe } = await startStripe({ now: () => now });
    const early = await stripe.paymentIntents.create(FIFTY_POUNDS);
    now = new Date('2026-11-20T11:00:00Z');
    const late = await stripe.paymentIntents.create(FIFTY_POUNDS);
    expect((await stripe.paymentIntents.list({ created: { gt: early.created } })).data.map(({ id }) => id)).toEqual([late.id]);
    expect((await stripe.paymentIntents.list({ created: { lte: early.created } })).data.map(({ id }) => id)).toEqual([early.id]);
    expect((await stripe.paymentIntents.list({ created: late.created })).data.map(({ id }) => id)).toEqual([late.id]);
  });
});

describe('keys', () => {
  it('takes any test key unless one is configured, and never a live or a missing one', async () => {
    const { local } = await startStripe();
    const created = await clientOf(local, { key: 'sk_test_anything' }).paymentIntents.create(FIFTY_POUNDS);
    expect(created.status).toBe('requires_payment_method');
    expect(await failure(clientOf(local, { key: 'sk_live_x' }).paymentIntents.list())).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    expect((await fetch(`${local.url}/v1/payment_intents`)).status).toBe(401);
  });

  it('takes only the configured key, as bearer or basic credentials', async () => {
    const { local } = await startStripe({ secretKey: 'sk_test_mine' });
    expect((await clientOf(local, { key: 'sk_test_mine' }).paymentIntents.list()).data).toEqual([]);
    const error = await failure(clientOf(local, { key: 'sk_test_somebody_elses' }).paymentIntents.list());
    expect(error.message).toMatch(/^Invalid API Key provided: sk_test_\*+/);
    expect(error.message).not.toContain('somebody');
    const basic = { authorization: `Basic ${Buffer.from('sk_test_mine:').toString('base64')}` };
    expect((await fetch(`${local.url}/v1/payment_intents`, { headers: basic })).status).toBe(200);
  });

  it('keeps the secret calls from the publishable key', async () => {
    const { local } = await startStripe();
    expect(await failure(clientOf(local, { key: 'pk_test_x' }).paymentIntents.list())).toMatchObject({
      statusCode: 403,
      code: 'secret_key_required',
    });
  });
});

describe('the wire', () => {
  it('takes forms only', async () => {
    const { local } = await startStripe();
    const response = await fetch(`${local.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_x', 'content-type': 'application/json' },
      body: '{"amount":5000}',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.stringContaining('content type') },
    });
  });
});
