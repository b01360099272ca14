import { html, type Html } from '../../kit/html.ts';
import type { LocalRequest, LocalResponse } from '../../kit/http-server.ts';
import { readControl } from '../../kit/control-routes.ts';
import { json, page } from '../../kit/responses.ts';
import { StripeApiError } from '../api/errors.ts';
import type { Charge, Dispute, Refund } from '../objects/types.ts';
import { pounds } from '../payments/amounts.ts';
import { escalateInquiry, loseDispute, reportBank, submitEvidence, winDispute } from '../payments/dispute-charge.ts';
import type { Operation } from '../payments/operation.ts';
import { settleRefund } from '../payments/refund-charge.ts';
import type { Store, View } from '../store/stripe-store.ts';
import { CHALLENGE_POLICY } from './policies.ts';

const SHOWN = 30;

type Parts = { readonly store: Store; readonly newOperation: () => Operation };
type Play = (operation: Operation, found: { readonly charge?: Charge; readonly dispute?: Dispute; readonly refund?: Refund }) => void;

/** What banks do, to be played by hand: with payments, their disputes and their refunds. */
const PLAYS: Readonly<Record<string, readonly [words: string, play: Play]>> = {
  dispute: ['Dispute as fraud', (operation, { charge }) => charge && reportBank(operation, charge, 'fraudulent')],
  not_received: ['Dispute as not received', (operation, { charge }) => charge && reportBank(operation, charge, 'product_not_received')],
  inquiry: ['Inquire', (operation, { charge }) => charge && reportBank(operation, charge, 'inquiry')],
  fraud_warning: ['Warn of fraud', (operation, { charge }) => charge && reportBank(operation, charge, 'fraud_warning')],
  review: ['Hand evidence in', (operation, { dispute }) => dispute && submitEvidence(operation, dispute, {})],
  win: ['Decide for us', (operation, { dispute }) => dispute && winDispute(operation, dispute)],
  lose: ['Decide for the customer', (operation, { dispute }) => dispute && loseDispute(operation, dispute)],
  escalate: ['Escalate the inquiry', (operation, { dispute }) => dispute && escalateInquiry(operation, dispute)],
  refund_succeeds: ['Refund arrives', (operation, { refund }) => refund && settleRefund(operation, refund, 'succeeded')],
  refund_fails: ['Refund fails', (operation, { refund }) => refund && settleRefund(operation, refund, 'failed')],
  refund_canceled: ['Refund is cancelled', (operation, { refund }) => refund && settleRefund(operation, refund, 'canceled')],
};

/** `GET /payments` shows them; `POST /payments` is a button there; `POST /_local/payments` with `{"payment", "play"}` is for scripts and tests. */
export function createPaymentsPage({ store, newOperation }: Parts): (request: LocalRequest) => LocalResponse | undefined {
  const play = (id: string, name: string): LocalResponse | undefined => {
    const known = Object.hasOwn(PLAYS, name) ? PLAYS[name] : undefined;
    const found = find(store, id);
    if (!known || !found) return undefined;
    const operation = newOperation();
    try {
      known[1](operation, found);
    } catch (error) {
      if (error instanceof StripeApiError) return json({ error: error.body.message }, 409);
      throw error;
    }
    operation.change.commit();
    return json({ played: name });
  };
  return (request) => {
    const { method, path, body, headers } = request;
    if (path === '/_local/payments' && method === 'POST') {
      const { payment, play: name } = readControl(request) ?? {};
      return play(String(payment), String(name)) ?? json({ error: `Send a payment and a play: ${Object.keys(PLAYS).join(', ')}.` }, 400);
    }
    if (path !== '/payments' && path !== '/') return undefined;
    if (method === 'GET') return page(paymentsPage(store), CHALLENGE_POLICY);
    // A page elsewhere could send this form as well.
    if (method !== 'POST' || (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return undefined;
    const form = new URLSearchParams(body.toString('utf8'));
    const played = play(form.get('payment') ?? '', form.get('play') ?? '');
    return played?.status === 200 ? { status: 303, headers: { location: '/payments', 'cache-control': 'no-store' } } : played;
  };
}

/** By the id of an intent, a charge, a dispute or a refund; by that of an intent the newest of each. */
function find(view: View, id: string) {
  const dispute = view.all('disputes').findLast((each) => each.id === id || each.payment_intent === id);
  const refund = view.all('refunds').findLast((each) => each.id === id || each.payment_intent === id);
  const charge = view.all('charges').findLast((each) => each.id === id || each.payment_intent === id);
  if (!dispute && !refund && !charge) return undefined;
  return { ...(charge && { charge }), ...(dispute && { dispute }), ...(refund && { refund }) };
}

function paymentsPage(view: View): string {
  const charges = view
    .all('charges')
    .filter(({ status }) => status === 'succeeded')
    .toReversed()
    .slice(0, SHOWN);
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Test payments</title>
        <link rel="stylesheet" href="/assets/challenge.css" />
      </head>
      <body>
        <main>
          <h1>Test payments</h1>
          <p class="note">Test mode — no real money. Each button plays what a bank would do.</p>
          ${charges.length === 0 && html`<p>Nothing was paid yet.</p>`} ${charges.map((charge) => row(view, charge))}
        </main>
      </body>
    </html>`.markup;
}

function row(view: View, charge: Charge): Html {
  const { amount, payment_intent: id, metadata } = charge;
  return html`<h2>${pounds(amount)}, order ${(metadata['order_id'] ?? '?').slice(0, 8)}</h2>
    <p><code>${id}</code></p>
    ${buttons(id, ['dispute', 'not_received', 'inquiry', 'fraud_warning'])}
    ${view
      .all('disputes')
      .filter(({ charge: of }) => of === charge.id)
      .map(
        (dispute) =>
          html`<p>Dispute of ${pounds(dispute.amount)}: ${dispute.status}</p>
            ${buttons(dispute.id, ['review', 'win', 'lose', 'escalate'])}`,
      )}
    ${view
      .all('refunds')
      .filter(({ charge: of }) => of === charge.id)
      .map(
        (refund) =>
          html`<p>Refund of ${pounds(refund.amount)}: ${refund.status}</p>
            ${buttons(refund.id, ['refund_succeeds', 'refund_fails', 'refund_canceled'])}`,
      )}`;
}

const buttons = (payment: string, plays: readonly string[]): Html =>
  html`<form method="post" action="/payments">
    <input type="hidden" name="payment" value="${payment}" />
    ${plays.map((name) => html`<button name="play" value="${name}">${PLAYS[name]?.[0]}</button> `)}
  </form>`;
