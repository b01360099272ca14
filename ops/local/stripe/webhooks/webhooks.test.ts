import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { eventually, scratchFolder } from '../../kit/test-support.ts';
import { FIFTY_POUNDS, startReceiver, startStripe, WEBHOOK_SECRET } from '../test-support.ts';

const FAST = { firstDelayMs: 20, maxDelayMs: 40, attempts: 5, timeoutMs: 10_000 };
const pay = (stripe: Stripe, card = 'pm_card_visa') =>
  stripe.paymentIntents.create({ ...FIFTY_POUNDS, payment_method: card, confirm: true });

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function shop(options: Parameters<typeof startStripe>[0] = {}) {
  const receiver = await startReceiver();
  const started = await startStripe({ webhookUrl: receiver.url, webhookRetry: FAST, reorderMs: 50, ...options });
  return { receiver, ...started };
}

describe('webhooks', () => {
  it('are signed so that the real library accepts them, and tell what happened in order', async () => {
    const { receiver, stripe } = await shop();
    const intent = await pay(stripe);
    await eventually(() => receiver.received.length === 3);
    expect(receiver.types()).toEqual(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']);
    const { event } = receiver.received[2] ?? {};
    expect(event).toMatchObject({
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      request: { id: intent.lastResponse.requestId, idempotency_key: expect.any(String) },
      data: { object: { id: intent.id, amount_received: 5000, status: 'succeeded', metadata: { order_id: 'order-1' } } },
    });
    expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ id: event?.id, type: 'payment_intent.succeeded' });
  });

  it('do not verify with another secret, another body or after five minutes', async () => {
    const { receiver, stripe } = await shop();
    await stripe.paymentIntents.create(FIFTY_POUNDS);
    await eventually(() => receiver.received.length === 1);
    const { body, signature } = receiver.received[0] ?? { body: '', signature: '' };
    const verify = (payload: string, secret: string, at = Date.now()) =>
      Stripe.webhooks.constructEvent(payload, signature, secret, undefined, undefined, at);
    expect(verify(body, WEBHOOK_SECRET)).toMatchObject({ type: 'payment_intent.created' });
    expect(() => verify(body, 'whsec_other')).toThrow('No signatures found');
    expect(() => verify(body.replace('5000', '1'), WEBHOOK_SECRET)).toThrow('No signatures found');
    expect(() => verify(body, WEBHOOK_SECRET, Date.now() + 301_000)).toThrow('tolerance');
  });

  it.each([
    ['pm_card_chargeDeclined', ['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed']],
    ['pm_card_authenticationRequired', ['payment_intent.created', 'payment_intent.requires_action']],
    ['pm_card_processing', ['payment_intent.created', 'payment_intent.processing', 'charge.succeeded', 'payment_intent.succeeded']],
  ])('tell the story of %s', async (card, types) => {
    const { receiver, stripe } = await shop({ processingDelayMs: 20 });
    await pay(stripe, card).catch(() => undefined);
    await eventually(() => receiver.received.length === types.length);
    expect(receiver.types()).toEqual(types);
  });

  it('tell of a cancelled intent', async () => {
    const { receiver, stripe } = await shop();
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    await stripe.paymentIntents.cancel(id);
    await eventually(() => receiver.types().includes('payment_intent.canceled'));
  });

  it('are sent again until the shop takes them', async () => {
    const { receiver, stripe } = await shop();
    receiver.answerNext(500, 503);
    await stripe.paymentIntents.create(FIFTY_POUNDS);
    await eventually(() => receiver.received.length === 3);
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);
    await eventually(async () => (await stripe.events.list({ delivery_success: true })).data.length === 1);
    await pause(80);
    expect(receiver.received).toHaveLength(3);
  });

  it('wait for a shop that is down', async () => {
    const first = await startReceiver();
    const port = Number(new URL(first.url).port);
    const { stripe } = await startStripe({ webhookUrl: first.url, webhookRetry: { ...FAST, attempts: 100 } });
    await first.close();
    await pay(stripe);
    await pause(60);
    const second = await startReceiver(port);
    await eventually(() => second.received.length === 3);
  });

  it('are given up after the last attempt, and found among the undelivered', async () => {
    const { receiver, stripe } = await shop({ webhookRetry: { ...FAST, attempts: 2 } });
    receiver.answerNext(500, 500, 500);
    await stripe.paymentIntents.create(FIFTY_POUNDS);
    await eventually(() => receiver.received.length === 2);
    await pause(80);
    expect(receiver.received).toHaveLength(2);
    const undelivered = await stripe.events.list({ delivery_success: false });
    expect(undelivered.data).toMatchObject([{ type: 'payment_intent.created', pending_webhooks: 1 }]);
  });

  it('follow no redirects', async () => {
    const { receiver, stripe } = await shop({ webhookRetry: { ...FAST, attempts: 1 } });
    receiver.answerNext(307);
    await stripe.paymentIntents.create(FIFTY_POUNDS);
    await eventually(() => receiver.received.length === 1);
    await pause(50);
    expect(receiver.received).toHaveLength(1);
    expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
  });
});

describe('webhook modes', () => {
  it('off: they are lost, but the events can be listed', async () => {
    const { local, receiver, stripe } = await shop();
    local.setWebhookMode('off');
    const intent = await pay(stripe);
    local.setWebhookMode('on');
    await pause(80);
    expect(receiver.received).toHaveLength(0);
    const missed = await stripe.events.list({ type: 'payment_intent.succeeded', delivery_success: false });
    expect(missed.data).toMatchObject([{ data: { object: { id: intent.id } } }]);
  });

  it('hold: they come once the mode is on again', async () => {
    const { local, receiver, stripe } = await shop();
    local.setWebhookMode('hold');
    await pay(stripe);
    await pause(50);
    expect(receiver.received).toHaveLength(0);
    local.setWebhookMode('on');
    await eventually(() => receiver.received.length === 3);
    expect(receiver.types().at(-1)).toBe('payment_intent.succeeded');
  });

  it('duplicate: each comes twice', async () => {
    const { local, receiver, stripe } = await shop();
    local.setWebhookMode('duplicate');
    await stripe.paymentIntents.create(FIFTY_POUNDS);
    await eventually(() => receiver.received.length === 2);
    expect(receiver.received[0]?.event.id).toBe(receiver.received[1]?.event.id);
  });

  it('reorder: the newest comes first', async () => {
    const { local, receiver, stripe } = await shop();
    local.setWebhookMode('reorder');
    await pay(stripe);
    await eventually(() => receiver.received.length === 3);
    expect(receiver.types()).toEqual(['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created']);
  });

  it('can be set from another process', async () => {
    const { local, receiver, stripe } = await shop();
    const set = (mode: string) =>
      fetch(`${local.url}/_local/webhooks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode }),
      });
    expect((await set('hold')).status).toBe(200);
    await pay(stripe);
    await pause(50);
    expect(receiver.received).toHaveLength(0);
    await set('on');
    await eventually(() => receiver.received.length === 3);
    expect((await set('sideways')).status).toBe(400);
  });
});

describe('listing events', () => {
  it('filters by type, types and pages', async () => {
    const { stripe } = await startStripe();
    await pay(stripe);
    await pay(stripe, 'pm_card_chargeDeclined').catch(() => undefined);
    const typesOf = async (params: Stripe.EventListParams) => (await stripe.events.list(params)).data.map(({ type }) => type);
    expect(await typesOf({ type: 'payment_intent.succeeded' })).toEqual(['payment_intent.succeeded']);
    expect(await typesOf({ types: ['charge.failed', 'charge.succeeded'] })).toEqual(['charge.failed', 'charge.succeeded']);
    expect(await typesOf({ type: 'charge.*' })).toEqual(['charge.failed', 'charge.succeeded']);
    expect((await stripe.events.list({ limit: 2 })).has_more).toBe(true);
  });
});

describe('after a restart', () => {
  it('sends what was still to be sent', async () => {
    const dataDir = scratchFolder();
    const receiver = await startReceiver();
    const options = { dataDir, webhookUrl: receiver.url, webhookRetry: FAST };
    const first = await startStripe(options);
    first.local.setWebhookMode('hold');
    await pay(first.stripe);
    await first.local.close();
    expect(receiver.received).toHaveLength(0);
    await startStripe(options);
    await eventually(() => receiver.received.length === 3);
  });
});
