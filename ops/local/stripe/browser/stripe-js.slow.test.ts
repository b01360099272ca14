import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useChromium } from '../../kit/test-browser.ts';
import { afterThisTest, eventually } from '../../kit/test-support.ts';
import { FIFTY_POUNDS, startStripe } from '../test-support.ts';
import { startShop } from './test-shop.ts';
import { violationsOn } from '../../../testing/axe.ts';

const chromium = useChromium();

async function checkout(query: Readonly<Record<string, string>> = {}, viewport?: { width: number; height: number }) {
  const { local, stripe } = await startStripe({ publishableKey: 'pk_test_shop', processingDelayMs: 60_000 });
  const intent = await stripe.paymentIntents.create(FIFTY_POUNDS);
  const shop = await startShop(local.url);
  afterThisTest(shop.close);
  const address = `${shop.url}/?${new URLSearchParams({ secret: intent.client_secret ?? '', ...query }).toString()}`;
  const { page, problems } = await chromium.open(address, viewport);
  return {
    local,
    stripe,
    intent,
    shop,
    page,
    problems,
    status: () => stripe.paymentIntents.retrieve(intent.id).then((found) => found.status),
  };
}

const card = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const challenge = (page: Page) => page.frameLocator('iframe[title="3-D Secure authentication"]');
const shown = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();

async function type(page: Page, number: string): Promise<void> {
  await card(page).getByLabel('Card number').pressSequentially(number);
  await card(page).getByLabel('Expiry date').pressSequentially('1230');
  await card(page).getByLabel('Security code').pressSequentially('123');
}

async function pay(page: Page): Promise<void> {
  // Until then the form grows, and the button moves away under the pointer.
  await page.locator('#events').filter({ hasText: 'ready' }).waitFor();
  await page.getByRole('button', { name: 'Pay £50.00' }).click();
}

describe('the card form under a strict policy with Trusted Types', () => {
  it('says what it is, takes a card and pays, without a word in the console', async () => {
    const { page, problems, status } = await checkout();
    await card(page).getByRole('heading', { name: 'Test card form — no real money' }).waitFor();
    await type(page, '4242424242424242');
    expect(await card(page).getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    await pay(page);
    await shown(page, 'succeeded / succeeded');
    expect(await status()).toBe('succeeded');
    expect(await page.locator('#events').textContent()).toMatch(/^ready\nchange false false card\n(.*\n)*change true false card\n$/);
    expect(problems).toEqual([]);
  });

  it('goes to the return URL with what Stripe adds to it (C-373, D-019)', async () => {
    const { page, intent } = await checkout({ redirect: 'always' });
    await type(page, '4242424242424242');
    await pay(page);
    await page.waitForURL('**/done?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      payment: 'success',
      orderId: '7',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
  });

  it('says that a payment is still processing', async () => {
    const { page } = await checkout({ redirect: 'always' });
    await type(page, '4000000000005555');
    await pay(page);
    await page.waitForURL('**/done?**');
    expect(new URL(page.url()).searchParams.get('redirect_status')).toBe('processing');
  });

  it.each([
    ['4000000000000002', 'card_error card_declined: Your card was declined.'],
    ['4000000000009995', 'card_error card_declined: Your card has insufficient funds.'],
  ])('tells of the decline of %s, beside the field too, and lets the customer try again', async (number, message) => {
    const { page, status } = await checkout({ redirect: 'always' });
    await type(page, number);
    await pay(page);
    await shown(page, message);
    await card(page)
      .getByText(message.split(': ')[1] ?? '')
      .waitFor();
    expect(await status()).toBe('requires_payment_method');
    await card(page).getByLabel('Card number').fill('4242424242424242');
    await pay(page);
    await page.waitForURL('**/done?**');
  });

  it('points at what is missing before anything is sent', async () => {
    const { page } = await checkout();
    await card(page).getByLabel('Card number').fill('4242');
    await pay(page);
    await shown(page, 'validation_error incomplete_number: Your card number is incomplete.');
    for (const text of [
      'Your card number is incomplete.',
      'Your card’s expiry date is incomplete.',
      'Your card’s security code is incomplete.',
    ]) {
      await card(page).getByText(text).waitFor();
    }
    expect(await card(page).getByLabel('Card number').getAttribute('aria-invalid')).toBe('true');
  });

  it('fills in a test card on request and submits the page’s form with Enter', async () => {
    const { page } = await checkout();
    await card(page).getByText('Use a test card').click();
    await card(page).getByRole('button', { name: /^Pays/ }).click();
    await card(page).getByLabel('Security code').press('Enter');
    await shown(page, 'succeeded');
  });

  it('works by keyboard alone', async () => {
    const { page } = await checkout();
    await card(page).getByLabel('Card number').focus();
    await page.keyboard.type('4242424242424242');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1230');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123');
    await page.keyboard.press('Enter');
    await shown(page, 'succeeded');
  });

  it('grows with its content, follows the shop’s colours and can be mounted again', async () => {
    const { page, problems } = await checkout({}, { width: 390, height: 844 });
    const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
    await card(page).getByLabel('Card number').waitFor();
    await eventually(async () => (await height()) > 200);
    const before = await height();
    await card(page).getByText('Use a test card').click();
    await eventually(async () => (await height()) > before + 100);
    expect(
      await card(page)
        .locator('html')
        .evaluate((root) => root.style.getPropertyValue('--primary')),
    ).toBe('#7a1f5c');
    await page.getByRole('button', { name: 'Remount' }).click();
    await type(page, '4242424242424242');
    await pay(page);
    await shown(page, 'succeeded');
    expect(problems).toEqual([]);
  });

  it('set up for an amount keeps what was typed when the amount changes, and pays only an intent of that amount', async () => {
    const { page, status } = await checkout({ amount: '6000' });
    await type(page, '4242424242424242');
    await pay(page);
    await shown(page, 'does not match the amount');
    expect(await status()).toBe('requires_payment_method');
    await page.getByRole('button', { name: 'Cheaper' }).click();
    expect(await card(page).getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    await pay(page);
    await shown(page, 'succeeded / succeeded');
  });

  it('reports a client secret that is not valid', async () => {
    const { page } = await checkout({ secret: 'pi_none_secret_x' });
    await eventually(async () => (await page.locator('#events').textContent()) === 'loaderror resource_missing\n');
  });

  it('says that the provider cannot be reached when the answer is lost, though the payment may have gone through', async () => {
    const { local, page, status } = await checkout();
    await type(page, '4242424242424242');
    // More than once: a browser repeats a request by itself when an idle connection turns out to be cut.
    local.setFault({ kind: 'drop-after', path: '/confirm', times: 5 });
    await pay(page);
    await shown(page, 'api_connection_error');
    expect(await status()).toBe('succeeded');
    local.setFault(null);
    await pay(page);
    await shown(page, 'payment_intent_unexpected_state');
  });
});

describe('the pages in the frames', () => {
  it('have no accessibility faults that a machine can find', async () => {
    const { local, stripe } = await startStripe();
    const intent = await stripe.paymentIntents.create(FIFTY_POUNDS);
    const params = { payment_method: 'pm_card_authenticationRequired', return_url: 'http://shop.test/' };
    const waiting = await stripe.paymentIntents.confirm(intent.id, params);
    for (const url of [`${local.url}/elements/payment`, waiting.next_action?.redirect_to_url?.url ?? '']) {
      const { page } = await chromium.open(url, { width: 390, height: 844 });
      await page.locator('summary').evaluateAll((all) => all.forEach((summary) => (summary as HTMLElement).click()));
      expect(await violationsOn(page)).toEqual([]);
    }
  });
});

describe('3-D Secure in the page', () => {
  it('is passed', async () => {
    const { page, problems, status } = await checkout({ redirect: 'always' });
    await type(page, '4000002500003155');
    await pay(page);
    await challenge(page).getByRole('button', { name: 'Complete authentication' }).click();
    await page.waitForURL('**/done?**');
    expect(new URL(page.url()).searchParams.get('redirect_status')).toBe('succeeded');
    expect(await status()).toBe('succeeded');
    expect(problems).toEqual([]);
  });

  it('is failed', async () => {
    const { page, problems, status } = await checkout({ redirect: 'always' });
    await type(page, '4000002500003155');
    await pay(page);
    await challenge(page).getByRole('button', { name: 'Fail authentication' }).click();
    await shown(page, 'invalid_request_error payment_intent_authentication_failure: We are unable to authenticate your payment method.');
    expect(await page.locator('dialog').count()).toBe(0);
    expect(await status()).toBe('requires_payment_method');
    expect(problems).toEqual([]);
  });

  it.each(['Cancel', 'Escape'])('is closed with %s', async (how) => {
    const { page, status } = await checkout();
    await type(page, '4000002500003155');
    await pay(page);
    await challenge(page).getByRole('button', { name: 'Complete authentication' }).waitFor();
    if (how === 'Cancel') await page.getByRole('button', { name: 'Cancel' }).click();
    else await page.getByRole('dialog').press('Escape');
    await shown(page, 'payment_intent_authentication_failure');
    expect(await status()).toBe('requires_payment_method');
  });

  it('may be followed by a decline', async () => {
    const { page } = await checkout();
    await type(page, '4000008400001629');
    await pay(page);
    await challenge(page).getByRole('button', { name: 'Complete authentication' }).click();
    await shown(page, 'card_error card_declined');
  });

  it('leaves the payment waiting when the tab is closed', async () => {
    const { page, status } = await checkout();
    await type(page, '4000002500003155');
    await pay(page);
    await challenge(page).getByRole('button', { name: 'Complete authentication' }).waitFor();
    await page.close();
    expect(await status()).toBe('requires_action');
  });
});
