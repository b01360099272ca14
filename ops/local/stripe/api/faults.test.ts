import { describe, expect, it } from '@jest/globals';
import { clientOf, failure, FIFTY_POUNDS, startStripe } from '../test-support.ts';

const count = async (stripe: Awaited<ReturnType<typeof startStripe>>['stripe']) => (await stripe.paymentIntents.list()).data.length;

describe('faults', () => {
  it('drop-before: nothing happened, the retry does the work', async () => {
    const { local, stripe } = await startStripe();
    local.setFault({ kind: 'drop-before' });
    await stripe.paymentIntents.create(FIFTY_POUNDS);
    expect(await count(stripe)).toBe(1);
  });

  it('drop-after: the work was done, the retry is told so', async () => {
    const { local, stripe } = await startStripe();
    local.setFault({ kind: 'drop-after' });
    const intent = await stripe.paymentIntents.create(FIFTY_POUNDS);
    expect(intent.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await count(stripe)).toBe(1);
  });

  it('500 twice: the client library gets through at the third try', async () => {
    const { local, stripe } = await startStripe();
    local.setFault({ kind: '500', times: 2 });
    expect((await stripe.paymentIntents.create(FIFTY_POUNDS)).status).toBe('requires_payment_method');
    expect(await count(stripe)).toBe(1);
  });

  it('500 for good and 429 reach the caller', async () => {
    const { local } = await startStripe();
    const stripe = clientOf(local, { maxNetworkRetries: 0 });
    local.setFault([{ kind: '500' }, { kind: '429' }]);
    expect(await failure(stripe.paymentIntents.create(FIFTY_POUNDS))).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    expect(await failure(stripe.paymentIntents.create(FIFTY_POUNDS))).toMatchObject({
      type: 'StripeRateLimitError',
      statusCode: 429,
      code: 'rate_limit',
    });
    expect(await count(stripe)).toBe(0);
  });

  it('slow: the caller’s own time limit ends it', async () => {
    const { local, stripe } = await startStripe();
    local.setFault({ kind: 'slow', delayMs: 1000 });
    const error = await failure(stripe.paymentIntents.retrieve('pi_1', {}, { timeout: 100, maxNetworkRetries: 0 }));
    expect(error).toMatchObject({ type: 'StripeConnectionError' });
  });

  it('hit only the requests they are meant for', async () => {
    const { local, stripe } = await startStripe();
    local.setFault({ kind: '500', times: 100, method: 'POST', path: '/confirm' });
    const { id } = await stripe.paymentIntents.create(FIFTY_POUNDS);
    const noRetry = { maxNetworkRetries: 0 };
    expect((await failure(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }, noRetry))).statusCode).toBe(500);
    local.setFault(null);
    expect((await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe('succeeded');
  });

  it('can be set from another process', async () => {
    const { local, stripe } = await startStripe();
    const control = (method: string, body?: string) =>
      fetch(`${local.url}/_local/fault`, { method, headers: { 'content-type': 'application/json' }, ...(body !== undefined && { body }) });
    expect((await control('POST', JSON.stringify({ kind: '500', times: 9 }))).status).toBe(200);
    expect((await failure(stripe.paymentIntents.list({}, { maxNetworkRetries: 0 }))).statusCode).toBe(500);
    await control('DELETE');
    expect(await count(stripe)).toBe(0);
    expect((await control('POST', '{"kind":"fire"}')).status).toBe(400);
    const form = await fetch(`${local.url}/_local/fault`, { method: 'POST', body: new URLSearchParams({ kind: '500' }) });
    expect(form.status).toBe(400);
  });
});
