import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { InvalidWebhook, PaymentUnavailable, PROVIDER_DEADLINE_MS, RefundRefused } from './payment-gateway.ts';
import { StripePaymentGateway } from './stripe-payment-gateway.ts';

const SECRET = 'whsec_test';
const ORDER = '3f0c1c52-6a5c-4a0e-9d0a-7d7f3a1a0001';
const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  client_secret: 'pi_1_secret_x',
  status: 'requires_payment_method',
  amount_received: 0,
  currency: 'gbp',
  metadata: { order_id: ORDER, attempt: '1' },
  last_payment_error: null,
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const says =
  (status: number, body: string, type = 'application/json'): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': type, 'request-id': 'req_1' }).end(body);

let server: Server;
let seen: IncomingMessage[];
let answers: Answer[];
beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    request.resume();
    seen.push(request);
    (answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const gateway = (deadlineMs?: number) =>
  new StripePaymentGateway({
    secretKey: 'sk_test_x',
    webhookSecret: SECRET,
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...(deadlineMs ? { deadlineMs } : {}),
  });
const calls = (to: StripePaymentGateway) => ({
  create: () => to.createIntent({ orderId: ORDER, amountPence: 5000, attempt: 1 }),
  find: () => to.findIntent('pi_1'),
  cancel: () => to.cancelIntent('pi_1'),
  refund: () => to.refund({ key: 'fact-1', intentId: 'pi_1', amountPence: 1250, requestId: 'q1' }),
  refunds: () => to.findRefunds('pi_1'),
});
const EVERY = ['create', 'find', 'cancel', 'refund', 'refunds'] as const;
const REFUND = {
  id: 're_1',
  object: 'refund',
  amount: 1250,
  payment_intent: 'pi_1',
  status: 'succeeded',
  failure_reason: null,
  metadata: { request_id: 'q1' },
};

describe('a provider that answers what is no answer', () => {
  const json = JSON.stringify(intent);
  it.each([
    ['a gateway page with 502', says(502, '<html><h1>502 Bad Gateway</h1></html>', 'text/html')],
    ['a gateway page with 200', says(200, '<html>Welcome to the hotel WLAN</html>', 'text/html')],
    ['{} with 200', says(200, '{}')],
    ['{} with 404', says(404, '{}')],
    ['{} with 503', says(503, '{}')],
    ['null', says(200, 'null')],
    ['an array', says(200, '[]')],
    ['half its JSON', says(200, json.slice(0, 60))],
    ['nothing', says(200, '')],
    ['another thing than was asked for', says(200, JSON.stringify({ ...intent, id: 'ch_1', amount: '5000' }))],
    ['numbers as text', says(200, JSON.stringify({ ...intent, amount_received: '5000', amount: '5000' }))],
    ['an intent without metadata', says(200, JSON.stringify({ ...intent, metadata: null }))],
    ['no secret', says(200, JSON.stringify({ ...intent, client_secret: null }))],
    ['an error without a kind', says(400, '{"error":"no"}')],
  ])('%s is an unavailable provider, whatever was asked', async (_, answer) => {
    for (const call of EVERY) {
      answers = [answer];
      await expect(calls(gateway())[call]()).rejects.toBeInstanceOf(PaymentUnavailable);
    }
  });

  it('an intent that is not the one asked about is not taken for it', async () => {
    answers = [says(200, JSON.stringify({ ...intent, id: 'pi_2', status: 'succeeded' }))];
    await expect(calls(gateway()).find()).rejects.toBeInstanceOf(PaymentUnavailable);
  });
});

describe('a provider that hangs', () => {
  const silent: Answer = () => undefined;
  const trickle: Answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  };
  const waitAMinute: Answer = (_, response) =>
    void response.writeHead(429, { 'retry-after': '60', 'stripe-should-retry': 'true' }).end('{}');

  it.each([
    ['says nothing', silent],
    ['trickles', trickle],
    ['asks for a minute', waitAMinute],
  ])('and %s is given up', async (_, answer) => {
    for (const call of EVERY) {
      answers = [answer];
      await expect(calls(gateway(300))[call]()).rejects.toBeInstanceOf(PaymentUnavailable);
    }
  });

  it('is waited for less than 8 s', () => expect(PROVIDER_DEADLINE_MS).toBeLessThan(8_000));

  it.each(['create', 'refund'] as const)('and answers the second try of a %s charges once: both carry one key', async (call) => {
    const whole = call === 'create' ? intent : REFUND;
    answers = [(request) => request.socket.destroy(), says(200, JSON.stringify(whole))];
    await calls(gateway())[call]();
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    answers = [says(200, JSON.stringify(whole))];
    await calls(gateway())[call]();
    expect(seen[2]?.headers['idempotency-key']).toBe(keys[0]);
  });
});

describe('a refund', () => {
  it('is what the provider says of it', async () => {
    const says200 = (change: object) => [says(200, JSON.stringify({ ...REFUND, ...change }))];
    const made = { id: 're_1', intentId: 'pi_1', amountPence: 1250, status: 'succeeded', failure: null, requestId: 'q1' };
    const asked = async (change: object) => {
      answers = says200(change);
      return calls(gateway()).refund();
    };
    expect(await asked({})).toEqual(made);
    expect(await asked({ status: 'pending', metadata: {} })).toEqual({ ...made, status: 'pending', requestId: null });
    expect(await asked({ status: 'requires_action' })).toMatchObject({ status: 'pending' });
    expect(await asked({ status: null })).toMatchObject({ status: 'pending' });
    expect(await asked({ status: 'canceled' })).toMatchObject({ status: 'failed', failure: 'canceled' });
    const lost = { status: 'failed', failure_reason: 'lost_or_stolen_card' };
    expect(await asked(lost)).toMatchObject({ status: 'failed', failure: 'lost_or_stolen_card' });
    answers = [says(200, JSON.stringify({ object: 'list', data: [REFUND] }))];
    expect(await calls(gateway()).refunds()).toEqual([made]);
  });

  it('of another charge than was asked about is none', async () => {
    answers = [says(200, JSON.stringify({ ...REFUND, payment_intent: 'pi_2' }))];
    await expect(calls(gateway()).refund()).rejects.toBeInstanceOf(PaymentUnavailable);
    answers = [says(200, JSON.stringify({ object: 'list', data: [REFUND, { ...REFUND, payment_intent: 'pi_2' }] }))];
    await expect(calls(gateway()).refunds()).rejects.toBeInstanceOf(PaymentUnavailable);
  });

  it('that the provider refuses for good is told apart from one that may work later', async () => {
    const refused = (error: object, status = 400) => [says(status, JSON.stringify({ error }))];
    answers = refused({ type: 'invalid_request_error', code: 'charge_already_refunded', message: 'No.' });
    await expect(calls(gateway()).refund()).rejects.toEqual(expect.objectContaining({ reason: 'charge_already_refunded' }));
    answers = refused({ type: 'invalid_request_error', param: 'amount', message: 'Too much.' });
    await expect(calls(gateway()).refund()).rejects.toBeInstanceOf(RefundRefused);
    for (const [status, type] of [
      [429, 'invalid_request_error'],
      [401, 'invalid_request_error'],
      [400, 'idempotency_error'],
    ] as const) {
      answers = refused({ type, message: 'Later.' }, status);
      await expect(calls(gateway(2_000)).refund()).rejects.toBeInstanceOf(PaymentUnavailable);
    }
  });
});

describe('webhooks', () => {
  const stripe = new Stripe('sk_test_x');
  const read = (payload: string, secondsFromNow = 0) => {
    const timestamp = Math.floor(Date.now() / 1000) + secondsFromNow;
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp });
    return () => gateway().readWebhook(Buffer.from(payload), signature);
  };
  const event = (object: unknown, type: unknown = 'payment_intent.succeeded') =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });

  it('about an intent of ours say where to look', () => {
    expect(read(event(intent))()).toEqual({ about: 'payment', intentId: 'pi_1', orderId: ORDER });
  });

  it.each(['refund.created', 'refund.updated', 'refund.failed', 'charge.refunded', 'charge.refund.updated'])(
    'of kind %s name the charge that was refunded',
    (type) => {
      expect(read(event({ ...REFUND, metadata: {} }, type))()).toEqual({ about: 'refund', intentId: 'pi_1' });
      expect(read(event({ id: 'ch_1', payment_intent: null }, type))()).toBeNull();
      expect(read(event({ ...REFUND, payment_intent: 'pi_1/../x' }, type))).toThrow(InvalidWebhook);
    },
  );

  it.each([
    ['of a kind we do not know', event({ id: 'whatever' }, 'customer.created')],
    ['of an order that is not ours', event({ ...intent, metadata: { order_id: 'shop-4711' } })],
    ['of no order', event({ ...intent, metadata: {} })],
    ['without metadata', event({ ...intent, metadata: null })],
  ])('%s are none of our business', (_, payload) => expect(read(payload)()).toBeNull());

  it.each([
    ['no JSON', 'hello'],
    ['half of it', event(intent).slice(0, 50)],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '42'],
    ['a text', '"payment_intent.succeeded"'],
    ['a list', '[]'],
    ['no type', JSON.stringify({ data: { object: intent } })],
    ['a type that is a number', event(intent, 7)],
    ['no data', JSON.stringify({ type: 'payment_intent.succeeded' })],
    ['no object', JSON.stringify({ type: 'payment_intent.succeeded', data: {} })],
    ['null for an object', event(null)],
    ['a list for an object', event([intent])],
    ['a number for an id', event({ ...intent, id: 1 })],
    ['a path for an id', event({ ...intent, id: 'pi_1/../../customers' })],
    ['a number for an order', event({ ...intent, metadata: { order_id: 7 } })],
    ['a text for metadata', event({ ...intent, metadata: 'order_id' })],
    ['a thin event', JSON.stringify({ object: 'v2.core.event', type: 'payment_intent.succeeded' })],
  ])('that are signed but hold %s are refused', (_, payload) => expect(read(payload)).toThrow(InvalidWebhook));

  it.each([-301, -86_400, 310, 86_400, 1e9])('signed %i s from now are refused', (seconds) =>
    expect(read(event(intent), seconds)).toThrow(InvalidWebhook),
  );

  it.each([-290, 290])('signed %i s from now are taken: clocks differ', (seconds) => expect(read(event(intent), seconds)()).not.toBeNull());

  it('are refused for any time of the future that they name, also beside one of now', () => {
    const payload = event(intent);
    const now = Math.floor(Date.now() / 1000);
    const later = stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp: now + 86_400 });
    expect(() => gateway().readWebhook(Buffer.from(payload), `t=${now},${later}`)).toThrow(InvalidWebhook);
  });
});
