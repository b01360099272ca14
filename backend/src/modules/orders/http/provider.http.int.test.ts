import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MESSAGES } from '@willow/contracts';
import Stripe from 'stripe';
import supertest from 'supertest';
import { type Browser, customerWithWill, payByCard } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { PaymentGateway } from '../payment/payment-gateway.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => product?.close());

const { webhooks } = new Stripe('sk_test_x');
const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
const send = (payload: string, timestamp = secondsFromNow(0)) =>
  supertest(product.url)
    .post('/api/payments/webhook')
    .set('stripe-signature', webhooks.generateTestHeaderString({ payload, secret: product.config.STRIPE_WEBHOOK_SECRET ?? '', timestamp }))
    .set('content-type', 'application/json')
    .send(payload);
const event = (object: unknown, type: unknown = 'payment_intent.succeeded') =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
const status = async (agent: Browser) => (await agent.get('/api/my-order')).body.order.paymentStatus;

describe('signed webhooks', () => {
  it.each([
    ['no JSON', 'hello'],
    ['no event', '{}'],
    ['a list', '[]'],
    ['a text', '"payment_intent.succeeded"'],
    ['numbers for texts', event({ id: 7, metadata: { order_id: 7 } })],
    ['no data', '{"type":"payment_intent.succeeded"}'],
    ['no object', '{"type":"payment_intent.succeeded","data":{}}'],
    ['null', event(null)],
    ['a type that is none', event({}, { a: 1 })],
    ['an endless id', event({ id: `pi_${'x'.repeat(5000)}`, metadata: { order_id: 'x' } })],
  ])('that hold %s are a 400', async (_, payload) => {
    await send(payload).expect(400, { message: MESSAGES.badRequest });
  });

  it('of a megabyte and more are a 413, of unknown kinds and unknown orders a 200', async () => {
    await send(event({ id: 'x'.repeat(1024 * 1024) })).expect(413);
    await send(event({ id: 'cus_1' }, 'customer.created')).expect(200, { received: true });
    await send(event({ id: 'pi_1', metadata: { order_id: 'somebody-else' } })).expect(200);
    await send(event({ id: 'pi_1', metadata: { order_id: '3f0c1c52-6a5c-4a0e-9d0a-7d7f3a1a0001' } })).expect(200);
  });

  it('of the far past or future change nothing', async () => {
    const { agent } = await customerWithWill(product);
    product.stripe.setWebhookMode('off');
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    const payload = event({ id: String(body.clientSecret).split('_secret')[0], metadata: { order_id: body.orderId } });
    for (const seconds of [-3600, 3600, 1e8]) await send(payload, secondsFromNow(seconds)).expect(400);
    expect(await status(agent)).toBe('pending');
    await send(payload).expect(200);
    product.stripe.setWebhookMode('on');
  });
});

describe('a provider that does not answer', () => {
  it('is given up in our words, and the next try finds the same intent: nobody is charged twice', async () => {
    const { agent } = await customerWithWill(product);
    const { body: before } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    product.stripe.setFault({ kind: 'slow', delayMs: 60_000, times: 100 });
    await agent.post('/api/create-payment-intent').send({}).expect(502, { message: MESSAGES.providerFailed });
    await agent.get('/api/my-order').expect(200);
    product.stripe.setFault(null);
    const { body: after } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    expect(after).toEqual(before);
    await payByCard(product, agent);
    expect(await status(agent)).toBe('succeeded');
  }, 60_000);
});

describe('an order that is not paid yet', () => {
  it('is read 500 times in 10 seconds, and the provider asked once in 3, however it is read (D-020)', async () => {
    const { agent } = await customerWithWill(product);
    product.stripe.setWebhookMode('off');
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    const intentId = String(body.clientSecret).split('_secret')[0];
    const find = jest.spyOn(product.api.get(PaymentGateway, { strict: false }), 'findIntent');
    // A late webhook of another order asks too.
    const asked = (): number => find.mock.calls.filter(([id]) => id === intentId).length;
    const read = (n: number) => agent.get(n % 2 ? '/api/my-order' : `/api/order/${body.orderId}`);
    const statuses: number[] = [];
    await product.clock.stopped(async () => {
      for (let from = 0; from < 510; from += 30)
        for (const answer of await Promise.all(Array.from({ length: 30 }, (_, n) => read(from + n)))) statuses.push(answer.status);
    });
    expect(Object.fromEntries([...Map.groupBy(statuses, String)].map(([key, all]) => [key, all.length]))).toEqual({ 200: 500, 429: 10 });
    expect(asked()).toBe(1);
    product.clock.advance({ minutes: 1 });
    expect(await status(agent)).toBe('pending');
    expect(asked()).toBe(2);
    find.mockRestore();
    product.stripe.setWebhookMode('on');
    await payByCard(product, agent);
  }, 60_000);
});
