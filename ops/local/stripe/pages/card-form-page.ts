import { html, type Html } from '../../kit/html.ts';

export function cardFormPage(): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Test card form</title>
        <link rel="stylesheet" href="/assets/card-form.css" />
        <script type="module" src="/assets/browser/card-form.ts"></script>
      </head>
      <body>
        <main>
          <h1>Test card form — no real money</h1>
          <form id="card" novalidate>
            ${field({ id: 'number', label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxlength: 23 })}
            <div class="pair">
              ${field({ id: 'expiry', label: 'Expiry date', hint: 'MM / YY', autocomplete: 'cc-exp', placeholder: 'MM / YY', maxlength: 7 })}
              ${field({ id: 'cvc', label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC', maxlength: 4 })}
            </div>
            <button class="submit" tabindex="-1" aria-hidden="true">Submit</button>
          </form>
          <details>
            <summary>Use a test card</summary>
            <ul>
              ${SAMPLES.map(([number, what]) => sample(number, what))}
            </ul>
          </details>
          <p id="filled" class="quiet" role="status"></p>
        </main>
      </body>
    </html>`.markup;
}

const SAMPLES: readonly (readonly [string, string])[] = [
  ['4242424242424242', 'Pays'],
  ['4000002500003155', 'Asks for 3-D Secure'],
  ['4000000000000002', 'Is declined'],
  ['4000000000009995', 'Insufficient funds'],
  ['4000000000005555', 'Takes a while'],
  ['4000000000005126', 'Its refund fails'],
  ['4000000000000259', 'Is disputed'],
  ['4000000000005423', 'Bank warns of fraud'],
];

const sample = (number: string, what: string): Html => html`
  <li>
    <button type="button" data-number="${number}"><span>${what}</span> <code>${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></button>
  </li>
`;

type Field = {
  readonly id: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly placeholder: string;
  readonly maxlength: number;
  readonly hint?: string;
};

const field = ({ id, label, autocomplete, placeholder, maxlength, hint }: Field): Html => html`
  <div class="field">
    <label for="${id}">${label}${hint && html` <span class="hint">(${hint})</span>`}</label>
    <div class="box">
      <input
        id="${id}"
        type="text"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        placeholder="${placeholder}"
        maxlength="${maxlength}"
        aria-describedby="${id}-error"
        spellcheck="false"
        required
      />
      ${id === 'number' && html`<span id="brand" aria-live="polite"></span>`}
    </div>
    <p id="${id}-error" class="error"></p>
  </div>
`;
