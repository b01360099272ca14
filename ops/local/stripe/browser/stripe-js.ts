import { pay } from './confirm-payment.ts';
import { createIntentClient } from './intent-client.ts';
import type { ConfirmParams, Outcome, PaymentError } from './messages.ts';
import { createPaymentElement, integrationError, readAppearance, type ElementParts, type PaymentElement } from './payment-element.ts';
import { returnAddress } from './return-address.ts';

declare const STAND_IN_ORIGIN: string;
declare const RELEASE_TRAIN: string;

type ElementsOptions = {
  readonly clientSecret?: string;
  readonly mode?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly appearance?: unknown;
};
type Elements = {
  readonly create: (type: string, options?: object) => PaymentElement;
  readonly getElement: (type: string) => PaymentElement | null;
  readonly submit: () => Promise<{ readonly error?: PaymentError; readonly selectedPaymentMethod?: string }>;
  readonly fetchUpdates: () => Promise<object>;
  readonly update: (change: Pick<ElementsOptions, 'amount' | 'appearance'>) => Promise<void>;
};
type ConfirmOptions = {
  readonly elements?: Elements;
  readonly clientSecret?: string;
  readonly confirmParams?: ConfirmParams;
  readonly redirect?: 'always' | 'if_required';
};

/** Out of the page's reach. */
const mounted = new WeakMap<Elements, () => ElementParts | undefined>();

function createElements(publishableKey: string, { clientSecret, mode, amount, currency, appearance }: ElementsOptions): Elements {
  if (mode === undefined) checkSecret('elements', clientSecret);
  else if (mode !== 'payment' || !Number.isInteger(amount) || !currency)
    throw integrationError("Invalid value for elements(): this stand-in takes mode 'payment' with an amount and a currency.");
  let setup = { publishableKey, clientSecret, amount, appearance: readAppearance(appearance) };
  let parts: ElementParts | undefined;
  const elements: Elements = {
    create: (type) => {
      if (type !== 'payment') throw integrationError(`This stand-in only has the 'payment' element, not '${type}'.`);
      if (parts) throw integrationError('Can only create one Element of type payment.');
      parts = createPaymentElement(
        () => setup,
        () => (parts = undefined),
      );
      return parts.element;
    },
    getElement: (type) => (type === 'payment' && parts ? parts.element : null),
    submit: async () => {
      const { error } = await channelOf(elements, 'elements.submit').call('submit', undefined);
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
    fetchUpdates: () => Promise.resolve({}),
    update: async ({ amount: newAmount = setup.amount, appearance: newAppearance }) => {
      setup = { ...setup, amount: newAmount, ...(newAppearance !== undefined && { appearance: readAppearance(newAppearance) }) };
      await parts?.channel()?.call('update', setup);
    },
  };
  mounted.set(elements, () => parts);
  return elements;
}

function checkSecret(where: string, clientSecret: string | undefined): void {
  if (clientSecret?.includes('_secret_')) return;
  throw integrationError(`Invalid value for ${where}(): clientSecret should be a client secret of the form \${id}_secret_\${secret}.`);
}

function channelOf(elements: Elements | undefined, where: string) {
  const channel = elements && mounted.get(elements)?.()?.channel();
  if (!channel) throw integrationError(`Invalid value for ${where}(): elements should have a mounted Payment Element.`);
  return channel;
}

async function confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }: ConfirmOptions): Promise<Outcome> {
  if (clientSecret !== undefined) checkSecret('stripe.confirmPayment', clientSecret);
  const channel = channelOf(elements, 'stripe.confirmPayment');
  const { return_url } = confirmParams;
  if (redirect === 'always' && return_url === undefined) {
    throw integrationError("stripe.confirmPayment(): the `confirmParams.return_url` argument is required when redirect is 'always'.");
  }
  const outcome = await pay(channel, { clientSecret, params: confirmParams });
  if (outcome.error || redirect === 'if_required' || return_url === undefined) return outcome;
  location.assign(returnAddress(return_url, outcome.paymentIntent));
  // The page is on its way out; as with Stripe, nothing more comes.
  return new Promise<never>(() => undefined);
}

function createStripe(publishableKey: string): object {
  if (typeof publishableKey !== 'string' || publishableKey === '')
    throw integrationError('Missing value for Stripe(): apiKey should be a string.');
  return {
    elements: (options: ElementsOptions = {}) => createElements(publishableKey, options),
    confirmPayment,
    retrievePaymentIntent: (clientSecret: string) => createIntentClient(STAND_IN_ORIGIN, { publishableKey, clientSecret }).retrieve(),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

Object.assign(window, { Stripe: Object.assign(createStripe, { version: RELEASE_TRAIN }) });
