import { describe, expect, it } from '@jest/globals';
import { FIFTY_POUNDS, startStripe } from '../test-support.ts';

async function started() {
  const { local, stripe } = await startStripe({ publishableKey: 'pk_test_shop' });
  const intent = await stripe.paymentIntents.create(FIFTY_POUNDS);
  const access = { key: 'pk_test_shop', client_secret: intent.client_secret ?? '' };
  const url = `${local.url}/v1/payment_intents/${intent.id}`;
  const get = (fields: Record<string, string>) => fetch(`${url}?${new URLSearchParams(fields).toString()}`);
  const confirm = (fields: Record<string, string>) =>
    fetch(`${url}/confirm`, { method: 'POST', body: new URLSearchParams({ ...access, ...fields }) });
  return { local, stripe, intent, access, get, confirm };
}

const card = (number: string) => ({
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2030',
  'payment_method_data[card][cvc]': '123',
});

describe('a browser with the publishable key', () => {
  it('reads its intent with the client secret, without what is the shop’s business', async () => {
    const { intent, access, get } = await started();
    const response = await get(access);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const seen = (await response.json()) as object;
    expect(seen).toMatchObject({ id: intent.id, amount: 5000, status: 'requires_payment_method' });
    for (const field of ['metadata', 'latest_charge', 'amount_received']) expect(seen).not.toHaveProperty(field);
  });

  it('is refused without the right key and secret', async () => {
    const { access, get } = await started();
    expect((await get({ ...access, client_secret: 'pi_x_secret_y' })).status).toBe(400);
    expect((await get({ ...access, key: 'pk_test_other' })).status).toBe(401);
    expect((await get({ ...access, key: 'sk_test_any' })).status).toBe(401);
  });

  it('may ask before it sends (CORS)', async () => {
    const { local } = await started();
    const response = await fetch(`${local.url}/v1/payment_intents/pi_1/confirm`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  it('pays with a typed card, of which only the last digits are kept', async () => {
    const { stripe, intent, confirm } = await started();
    expect(await (await confirm(card('4242 4242 4242 4242'))).json()).toMatchObject({ status: 'succeeded' });
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({ payment_method_details: { card: { last4: '4242', exp_month: 12, exp_year: 2030 } } });
    expect(JSON.stringify(latest_charge)).not.toContain('42424242');
  });

  it.each([
    ['4000000000000002', 'generic_decline'],
    ['4000000000009995', 'insufficient_funds'],
    ['4111111111111111', 'test_mode_live_card'],
  ])('is declined with %s: %s', async (number, decline_code) => {
    const { confirm } = await started();
    const response = await confirm(card(number));
    expect(response.status).toBe(402);
    const body = (await response.json()) as { error: object };
    expect(body.error).toMatchObject({ type: 'card_error', decline_code, payment_intent: { status: 'requires_payment_method' } });
    expect(body.error).not.toHaveProperty('payment_intent.metadata');
  });

  it('is asked for 3-D Secure in a frame when its script can show one', async () => {
    const { intent, confirm } = await started();
    const body = await (await confirm({ ...card('4000002500003155'), use_stripe_sdk: 'true' })).json();
    expect(body).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { stripe_js: expect.stringContaining('/3d-secure/payatt_') } },
    });
    expect(JSON.stringify(body)).not.toContain(String(intent.metadata['order_id']));
  });

  it('cannot create, change, cancel or refund', async () => {
    const { local, intent, access } = await started();
    for (const path of ['', `/${intent.id}`, `/${intent.id}/cancel`]) {
      const response = await fetch(`${local.url}/v1/payment_intents${path}`, { method: 'POST', body: new URLSearchParams(access) });
      expect(response.status).toBe(403);
    }
    expect((await fetch(`${local.url}/v1/refunds`, { method: 'POST', body: new URLSearchParams(access) })).status).toBe(403);
  });

  it('refuses an expired card', async () => {
    const { confirm } = await started();
    const response = await confirm({ ...card('4242424242424242'), 'payment_method_data[card][exp_year]': '20' });
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_expiry_year' } });
  });
});
