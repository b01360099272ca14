import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type AdminOrderDetail, type CustomerOrder, MESSAGES, type OrderHistory } from '@willow/contracts';
import Stripe from 'stripe';
import supertest from 'supertest';
import { v7 as uuid } from 'uuid';
import {
  browser,
  type Browser,
  colleague,
  customerWithSentWill,
  customerWithWill,
  mailTo,
  payByCard,
  signedInOperator,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { askRefund } from '../../../testing/refunds.ts';
import { until } from '../../../testing/until.ts';
import { PaymentGateway } from '../payment/payment-gateway.ts';

const RACES = 50;

let product: Product;
let admin: Browser;
let stripe: Stripe;
beforeAll(async () => {
  product = await startProduct();
  admin = await signedInOperator(product);
  const { hostname: host, port } = new URL(product.stripe.url);
  stripe = new Stripe(product.config.STRIPE_SECRET_KEY ?? '', { host, port, protocol: 'http', maxNetworkRetries: 0 });
});
afterAll(async () => product?.close());

const { webhooks } = new Stripe('sk_test_x');
const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
const send = (payload: string, timestamp = secondsFromNow(0)) =>
  browser(product)
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
  });
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
  });
});

async function paidOrder(card?: string) {
  const customer = await customerWithWill(product);
  const paid = await payByCard(product, customer.agent, card);
  await until(async () => (await myOrder(customer.agent)).paymentStatus === 'succeeded', 'the payment');
  await until(async () => (await admin.get(`/api/admin/orders/${paid.orderId}`)).ok, 'the order in the console');
  return { ...customer, ...paid };
}

const myOrder = async (agent: Browser): Promise<CustomerOrder> => (await agent.get('/api/my-order').expect(200)).body.order;
const detailOf = async (orderId: string): Promise<AdminOrderDetail> => (await admin.get(`/api/admin/orders/${orderId}`).expect(200)).body;
const settled = (orderId: string, refund: 'failed' | null, refunded: number) =>
  until(
    async () => {
      const { order } = await detailOf(orderId);
      return order.refund === refund && order.refunded === refunded ? order : undefined;
    },
    `the refund to be ${refund ?? 'made'}`,
  );
/** What the provider paid out, in pence. */
const paidOut = async (intentId: string): Promise<number[]> =>
  (await stripe.refunds.list({ payment_intent: intentId })).data.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
const historyOf = async (orderId: string): Promise<string> => {
  const { entries } = (await admin.get(`/api/admin/orders/${orderId}/history`).expect(200)).body as OrderHistory;
  return entries.map(({ who, says }) => `${who} ${says}`).join('\n');
};

describe('a refund that an admin asks for', () => {
  it('of a part goes back to the card; the customer is told by mail, on the dashboard and on the receipt, and the order goes on', async () => {
    const { orderId, intentId, agent, email } = await paidOrder();
    const { body } = await askRefund(admin, orderId, 12.5).expect(200);
    expect(['running', null]).toContain(body.refund);
    expect(await settled(orderId, null, 12.5)).toMatchObject({ status: 'new', paymentStatus: 'succeeded', finalAmount: 50 });
    expect(await paidOut(intentId)).toEqual([1250]);
    expect((await detailOf(orderId)).refunds).toMatchObject([
      {
        amount: 12.5,
        state: 'paid',
        reason: 'goodwill',
        note: 'Her letter to us went astray.',
        by: { name: 'olive@willow.example' },
        failure: null,
      },
    ]);
    expect(await myOrder(agent)).toMatchObject({ refunded: 12.5, finalAmount: 50, paymentStatus: 'succeeded' });
    expect((await mailTo(product, email, /refund of £12\.50/)).text).toContain('our team goes on with it');
    await admin.post(`/api/admin/resend-receipt/${orderId}`);
    await until(async () => /Refunded since: -£12\.50/.test((await mailTo(product, email, /receipt/)).text), 'the newer receipt');
    const told = await historyOf(orderId);
    expect(told).toMatch(/asked the card provider to pay £12\.50 back .* Why: goodwill/);
    expect(told).toMatch(/paid £12\.50 back/);
    await askRefund(admin, orderId, 37.51, { refundedBefore: 12.5 }).expect(409, { message: MESSAGES.refundTooMuch });
    await askRefund(admin, orderId, 37.5).expect(409, { message: MESSAGES.refundedMeanwhile });
  });

  it('of everything closes an order whose will nobody has; a will that was sent stays sent (D-008)', async () => {
    const { orderId, agent, email } = await paidOrder();
    await askRefund(admin, orderId, 50).expect(200);
    expect(await settled(orderId, null, 50)).toMatchObject({ status: 'archived', stage: 'archived', paymentStatus: 'succeeded' });
    await admin.post(`/api/admin/orders/${orderId}/send`).expect(409, { message: MESSAGES.archived });
    expect((await mailTo(product, email, /refund of £50\.00/)).text).toContain('Your order is closed');
    expect(await myOrder(agent)).toMatchObject({ refunded: 50, closed: true });
    const sent = await customerWithSentWill(product, admin);
    await askRefund(admin, sent.orderId, 50).expect(200);
    expect(await settled(sent.orderId, null, 50)).toMatchObject({ status: 'sent' });
    expect((await mailTo(product, sent.email, /refund of £50\.00/)).text).toContain('the will that we sent you');
    expect(await myOrder(sent.agent)).toMatchObject({ refunded: 50, closed: false });
  });

  it('is asked by admins alone, of a paid order, in an amount that there is, and for the order that was typed', async () => {
    const { orderId } = await paidOrder();
    for (const role of ['operator', 'auditor'] as const)
      await askRefund(await colleague(product, `No ${role}`, role), orderId, 5).expect(403);
    await askRefund(supertest.agent(product.url), orderId, 5).expect(401);
    await askRefund(admin, orderId, 5, { confirm: 'deadbeef' }).expect(400, { message: MESSAGES.refundConfirm });
    for (const amount of [0, -5, 12.345, 1e9, '5', null, Number.MAX_VALUE]) await askRefund(admin, orderId, 5, { amount }).expect(400);
    for (const wrong of [{ reason: 'because' }, { requestId: 'x' }, { refundedBefore: -1 }, { note: 'x'.repeat(2001) }])
      await askRefund(admin, orderId, 5, wrong).expect(400);
    await askRefund(admin, orderId, 50.01).expect(409, { message: MESSAGES.refundTooMuch });
    const nobody = uuid();
    await askRefund(admin, nobody, 5).expect(404);
    const { agent } = await customerWithWill(product);
    const { body } = await agent.post('/api/create-payment-intent').send({}).expect(200);
    await askRefund(admin, body.orderId, 5).expect(409, { message: MESSAGES.paymentNotReceived });
    await admin.post('/api/admin/discount-codes').send({ code: 'ALLFREE', discountPercentage: 100, maxUses: 5 }).expect(201);
    await agent.post('/api/create-payment-intent').send({ discountCode: 'ALLFREE' }).expect(200);
    await askRefund(admin, body.orderId, 5).expect(409, { message: MESSAGES.refundNothingPaid });
    expect(await settled(orderId, null, 0)).toMatchObject({ status: 'new' });
  });

  it(`of ${RACES} at once, from double clicks and from colleagues, is one`, async () => {
    const { orderId, intentId } = await paidOrder();
    const [requestId, other] = [uuid(), await colleague(product, 'Ada Admin', 'admin')];
    const answers = await Promise.all(
      Array.from({ length: RACES }, (_, n) => askRefund(n % 2 ? admin : other, orderId, 10, n % 3 ? { requestId } : {})),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect([MESSAGES.refundRunning, MESSAGES.refundedMeanwhile]).toContain(body.message);
    await settled(orderId, null, 10);
    expect(await paidOut(intentId)).toEqual([1000]);
    expect((await detailOf(orderId)).refunds).toHaveLength(1);
  });
});

describe('a refund and a provider that fails', () => {
  const makes = { method: 'POST', path: '/v1/refunds' };

  it('is paid once, when answers are lost, the provider stumbles and the worker dies in between', async () => {
    const { orderId, intentId } = await paidOrder();
    product.stripe.setFault([
      { kind: 'drop-after', ...makes },
      { kind: '500', times: 2, ...makes },
      { kind: 'drop-before', ...makes },
    ]);
    await askRefund(admin, orderId, 20).expect(200);
    await product.restartWorker(async () => undefined);
    await settled(orderId, null, 20);
    product.stripe.setFault(null);
    expect(await paidOut(intentId)).toEqual([2000]);
  });

  it('is tried again by the team when the provider says no, with what it says; what was refunded there is recorded too', async () => {
    const { orderId, intentId } = await paidOrder();
    product.stripe.setWebhookMode('off');
    await stripe.refunds.create({ payment_intent: intentId, amount: 4500 });
    await askRefund(admin, orderId, 10).expect(200);
    await settled(orderId, 'failed', 45);
    product.stripe.setWebhookMode('on');
    const { refunds } = await detailOf(orderId);
    expect(refunds).toMatchObject([
      { amount: 10, state: 'failed', failure: 'invalid_request' },
      { amount: 45, state: 'paid', by: null, reason: null },
    ]);
    await askRefund(admin, orderId, 5, { refundedBefore: 45 }).expect(200);
    expect(await settled(orderId, null, 50)).toMatchObject({ status: 'archived' });
    expect((await paidOut(intentId)).toSorted((a, b) => a - b)).toEqual([500, 4500]);
  });

  it('that the bank sends back, days later too, is in a work queue until it is settled, and the customer is told', async () => {
    const { orderId, agent, email } = await paidOrder('pm_card_refundFail');
    await askRefund(admin, orderId, 50).expect(200);
    expect(await settled(orderId, 'failed', 0)).toMatchObject({ status: 'archived', stage: 'refund_failed' });
    expect((await mailTo(product, email, /refund of £50\.00 is on its way/)).text).not.toContain('have paid');
    expect((await mailTo(product, email, /refund of £50\.00 did not go through/)).text).toContain('Our team knows');
    const { refunds } = await detailOf(orderId);
    expect(refunds).toMatchObject([{ state: 'returned', failure: 'expired_or_canceled_card', settled: null }]);
    expect(await myOrder(agent)).toMatchObject({ refunded: 0, closed: true, refund: { state: 'failed', amount: 50 } });
    expect(await historyOf(orderId)).toMatch(/had £50\.00 sent back by the customer’s bank/);
    const { body: queue } = await admin.get('/api/admin/orders?queue=refund_failed').expect(200);
    expect(queue.map(({ id }: { id: string }) => id)).toContain(orderId);
    const settle = `/api/admin/orders/${orderId}/payment-issues/${refunds[0]!.id}/settled`;
    await admin.post(settle).send({ note: 'ok' }).expect(400);
    const note = 'Paid by bank transfer on 27 November, as she asked.';
    expect((await admin.post(settle).send({ note }).expect(200)).body).toMatchObject({ stage: 'archived', refund: null });
    expect((await detailOf(orderId)).refunds).toMatchObject([{ settled: { note, by: { name: 'olive@willow.example' } } }]);
    expect(await myOrder(agent)).toMatchObject({ refund: null });
  });

  it('that is pending at first is on its way until the provider knows, and each is told once, in whatever order webhooks come (T-12)', async () => {
    const { orderId, agent, email } = await paidOrder('pm_card_pendingRefund');
    product.stripe.setWebhookMode('duplicate');
    await askRefund(admin, orderId, 15).expect(200);
    await until(async () => (await myOrder(agent)).refund?.state === 'on_its_way', 'the refund to be on its way');
    expect(await settled(orderId, null, 15)).toMatchObject({ status: 'new', refund: null });
    await mailTo(product, email, /refund of £15\.00 has arrived/);
    product.stripe.setWebhookMode('reorder');
    await askRefund(admin, orderId, 35, { refundedBefore: 15 }).expect(200);
    await until(async () => (await myOrder(agent)).refund?.amount === 35, 'the second refund to be on its way');
    const [newest] = (await stripe.refunds.list({ limit: 1 })).data;
    await supertest(product.stripe.url).post('/_local/payments').send({ payment: newest!.id, play: 'refund_canceled' }).expect(200);
    expect(await settled(orderId, 'failed', 15)).toMatchObject({ status: 'new', stage: 'refund_failed' });
    product.stripe.setWebhookMode('on');
    await mailTo(product, email, /refund of £35\.00 did not go through/);
    const told = (await historyOf(orderId)).split('\n').filter((line) => / back \(pi_/.test(line) && !line.includes('asked'));
    expect(told.map((line) => /began to pay|could not pay|paid/.exec(line)?.[0])).toEqual([
      'could not pay',
      'began to pay',
      'paid',
      'began to pay',
    ]);
  });

  it('that is made at the provider itself is recorded once, however often it is reported', async () => {
    const { orderId, intentId, email } = await paidOrder();
    product.stripe.setWebhookMode('duplicate');
    await stripe.refunds.create({ payment_intent: intentId, amount: 1999 });
    expect(await settled(orderId, null, 19.99)).toMatchObject({ status: 'new' });
    product.stripe.setWebhookMode('on');
    expect((await mailTo(product, email, /refund/)).subject).toContain('£19.99');
    expect((await detailOf(orderId)).refunds).toMatchObject([{ amount: 19.99, state: 'paid', by: null }]);
    await send(JSON.stringify({ type: 'charge.refunded', data: { object: { payment_intent: 'pi_nobody' } } })).expect(200);
  });
});
