import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { listen, type LocalServer } from '../../kit/http-server.ts';
import { asset, page } from '../../kit/responses.ts';

const { resolve } = createRequire(import.meta.url);
// The package's entry for bundlers only re-exports this file.
const PURE = join(dirname(resolve('@stripe/stripe-js/pure')), '..', 'dist', 'pure.mjs');

export async function startShop(stripeUrl: string): Promise<LocalServer> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${stripeUrl}`,
    "style-src 'self'",
    `connect-src ${stripeUrl}`,
    `frame-src ${stripeUrl}`,
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return listen(
    async ({ path }) => {
      if (path === '/pure.mjs') return asset('text/javascript', readFileSync(PURE, 'utf8'));
      if (path === '/shop.js') return asset('text/javascript', SHOP_SCRIPT);
      if (path === '/shop.css') return asset('text/css', SHOP_STYLE);
      return page(path === '/done' ? DONE : shopPage(stripeUrl), policy);
    },
    { port: 0, maxBodyBytes: 1000 },
  );
}

const shopPage = (stripeUrl: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/shop.css">
<title>Shop</title><script src="${stripeUrl}/v3/stripe.js"></script><script type="module" src="/shop.js"></script></head>
<body><h1>Checkout</h1><form id="form"><div id="card">Loading</div><button id="pay">Pay £50.00</button></form>
<button id="remount" type="button">Remount</button><button id="cheaper" type="button">Cheaper</button><p id="status" role="status"></p><pre id="events"></pre></body></html>`;

const DONE = '<!doctype html><html lang="en"><head><title>Done</title></head><body><h1>Done</h1></body></html>';

const SHOP_STYLE = 'body{max-width:30rem;margin:2rem auto;padding:0 1rem;font:16px system-ui}button{margin:1rem 0;padding:.75rem 1.5rem}';

// Only what a storefront may use: everything here works with Stripe's own script as well.
const SHOP_SCRIPT = `
import { loadStripe } from '/pure.mjs';
const query = new URLSearchParams(location.search);
const status = (text) => { document.getElementById('status').textContent = text; };
const log = (text) => { document.getElementById('events').textContent += text + '\\n'; };
const stripe = await loadStripe('pk_test_shop');
const appearance = { variables: { colorPrimary: '#7a1f5c' } };
// With an amount the card is typed before it is known which intent it pays.
const amount = Number(query.get('amount'));
const elements = stripe.elements(
  amount ? { mode: 'payment', amount, currency: 'gbp', appearance } : { clientSecret: query.get('secret'), appearance });
const card = elements.create('payment', { layout: 'tabs' });
card.on('ready', () => log('ready'));
card.on('change', (event) => log('change ' + event.complete + ' ' + event.empty + ' ' + event.value.type));
card.on('loaderror', (event) => log('loaderror ' + event.error.code));
card.mount('#card');
document.getElementById('remount').addEventListener('click', () => { card.unmount(); card.mount(document.getElementById('card')); });
document.getElementById('cheaper').addEventListener('click', () => elements.update({ amount: amount - 1000 }));
document.getElementById('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  status('paying');
  const { error: invalid } = await elements.submit();
  if (invalid) return status(invalid.type + ' ' + invalid.code + ': ' + invalid.message);
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    ...(amount && { clientSecret: query.get('secret') }),
    confirmParams: { return_url: location.origin + '/done?payment=success&orderId=7' },
    redirect: query.get('redirect') ?? 'if_required',
  });
  if (error) return status(error.type + ' ' + error.code + ': ' + error.message);
  const { paymentIntent: again } = await stripe.retrievePaymentIntent(query.get('secret'));
  status(paymentIntent.status + ' / ' + again.status);
});
`;
