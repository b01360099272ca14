import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserModule, browserScript } from '../../kit/browser-script.ts';
import type { LocalRequest, LocalResponse } from '../../kit/http-server.ts';
import { asset, page } from '../../kit/responses.ts';
import { answerChallenge, awaits } from '../payments/authentication.ts';
import { API_VERSION, type Operation } from '../payments/operation.ts';
import type { PaymentIntent } from '../objects/types.ts';
import type { Authentication } from '../store/collections.ts';
import type { Store } from '../store/stripe-store.ts';
import { returnAddress } from '../browser/return-address.ts';
import { cardFormPage } from './card-form-page.ts';
import { challengeOverPage, challengePage } from './challenge-page.ts';
import { CARD_FORM_POLICY, CHALLENGE_POLICY } from './policies.ts';

const PAGES = dirname(fileURLToPath(import.meta.url));
const BROWSER = join(PAGES, '..', 'browser');
const RELEASE_TRAIN = API_VERSION.split('.')[1] ?? '';

/** Each before those that use it. */
const STRIPE_JS = [
  'return-address.ts',
  'intent-client.ts',
  'frame-channel.ts',
  'payment-element.ts',
  'challenge-dialog.ts',
  'confirm-payment.ts',
  'stripe-js.ts',
];
const MODULES = ['card-form.ts', 'card-fields.ts', 'card-details.ts', 'intent-client.ts', 'challenge-over.ts'];
const STYLES = ['card-form.css', 'challenge.css'];

type Parts = { readonly store: Store; readonly publicUrl: string; readonly newOperation: () => Operation };

export function createPageRoutes({ store, publicUrl, newOperation }: Parts): (request: LocalRequest) => LocalResponse | undefined {
  const assets = loadAssets(publicUrl);
  return ({ method, path, body }) => {
    const challenge = /^\/3d-secure\/(\w+)$/.exec(path)?.[1];
    if (challenge !== undefined) {
      const authentication = store.get('authentications', challenge);
      if (!authentication) return undefined;
      const passed = new URLSearchParams(body.toString('utf8')).get('answer') === 'complete';
      return method === 'POST' ? takeAnswer(newOperation(), authentication, passed) : showChallenge(store, authentication);
    }
    if (method !== 'GET') return undefined;
    return path === '/elements/payment' ? page(cardFormPage(), CARD_FORM_POLICY) : assets.get(path);
  };
}

function loadAssets(publicUrl: string): ReadonlyMap<string, LocalResponse> {
  const script = asset('text/javascript', browserScript(BROWSER, STRIPE_JS, { STAND_IN_ORIGIN: publicUrl, RELEASE_TRAIN }));
  return new Map([
    ['/v3/stripe.js', script],
    [`/${RELEASE_TRAIN}/stripe.js`, script],
    ...MODULES.map((file) => [`/assets/browser/${file}`, asset('text/javascript', browserModule(BROWSER, file))] as const),
    ...STYLES.map((file) => [`/assets/${file}`, asset('text/css', readFileSync(join(PAGES, file), 'utf8'))] as const),
  ]);
}

function showChallenge(store: Store, authentication: Authentication): LocalResponse {
  const intent = store.get('payment_intents', authentication.payment_intent);
  const open = intent && awaits(intent, authentication);
  return open ? page(challengePage(authentication, intent), CHALLENGE_POLICY) : over(authentication, intent);
}

function takeAnswer(operation: Operation, authentication: Authentication, passed: boolean): LocalResponse {
  const intent = answerChallenge(operation, authentication, passed);
  operation.change.commit();
  return over(authentication, intent);
}

function over({ return_url }: Authentication, intent: PaymentIntent | undefined): LocalResponse {
  if (return_url === null || !intent) return page(challengeOverPage(), CHALLENGE_POLICY);
  return { status: 303, headers: { location: returnAddress(return_url, intent), 'cache-control': 'no-store' } };
}
