import { html, type Html } from '../../kit/html.ts';
import { pounds } from '../payments/amounts.ts';
import { challengePath } from '../payments/authentication.ts';
import type { PaymentIntent } from '../objects/types.ts';
import type { Authentication } from '../store/collections.ts';

export function challengePage({ id }: Authentication, intent: PaymentIntent): string {
  return layout(
    html`<h1>3-D Secure test page</h1>
      <p>This stands in for your bank. Confirm the payment of <strong>${pounds(intent.amount)}</strong>, or refuse it.</p>
      <p class="note">Test mode — no real money</p>
      <form method="post" action="${challengePath(id)}">
        <button name="answer" value="complete" class="primary">Complete authentication</button>
        <button name="answer" value="fail">Fail authentication</button>
      </form>`,
  );
}

export function challengeOverPage(): string {
  return layout(
    html`<h1>Thank you</h1>
      <p>You can go back to the shop.</p>`,
    html`<script type="module" src="/assets/browser/challenge-over.ts"></script>`,
  );
}

function layout(content: Html, script?: Html): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>3-D Secure test page</title>
        <link rel="stylesheet" href="/assets/challenge.css" />
        ${script}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.markup;
}
