import { pay } from './confirm-payment.ts';
import { createIntentClient } from './intent-client.ts';
import type { ConfirmParams, Outcome, PaymentError } from './messages.ts';
import { createPaymentElement, integrationError, readAppearance, type ElementParts, type PaymentElement } from './payment-element.ts';
import { returnAddress } from './return-address.ts';

declare const STAND_IN_ORIGIN: string;
declare const RELEASE_TRAIN: string;

type ElementsOptions = { readonly clientSecret?: string; readonly appearance?: unknown };
type Elements = {
  readonly create: (type: string, options?: object) => PaymentElement;
  readonly getElement: (type: string) => PaymentElement | null;
  readonly submit: () => Promise<{ readonly error?: PaymentError; readonly selectedPaymentMethod?: string }>;
  readonly fetchUpdates: () => Promise<object>;
  readonly update: () => void;
};
type ConfirmOptions = {
  readonly elements?: Elements;
  readonly confirmParams?: ConfirmParams;
  readonly redirect?: 'always' | 'if_required';
};

/** Out of the page's reach. */
const mounted = new WeakMap<Elements, () => ElementParts | undefined>();

function createElements(publishableKey: string, { clientSecret, appearance }: ElementsOptions): Elements {
  if (!clientSecret?.includes('_secret_')) {
    throw integrationError('Invalid value for elements(): clientSecret should be a client secret of the form ${id}_secret_${secret}.');
  }
  const setup = { publishableKey, clientSecret, appearance: readAppearance(appearance) };
  let parts: ElementParts | undefined;
  const elements: Elements = {
    create: (type) => {
      if (type !== 'payment') throw integrationError(`This stand-in only has the 'payment' element, not '${type}'.`);
      if (parts) throw integrationError('Can only create one Element of type payment.');
      parts = createPaymentElement(setup, () => (parts = undefined));
      return parts.element;
    },
    getElement: (type) => (type === 'payment' && parts ? parts.element : null),
    submit: async () => {
      const { error } = await channelOf(elements, 'elements.submit').call('submit', undefined);
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
    fetchUpdates: () => Promise.resolve({}),
    update: () => undefined,
  };
  mounted.set(elements, () => parts);
  return elements;
}

function channelOf(elements: Elements | undefined, where: string) {
  const channel = elements && mounted.get(elements)?.()?.channel();
  if (!channel) throw integrationError(`Invalid value for ${where}(): elements should have a mounted Payment Element.`);
  return channel;
}

async function confirmPayment({ elements, confirmParams = {}, redirect = 'always' }: ConfirmOptions): Promise<Outcome> {
  const channel = channelOf(elements, 'stripe.confirmPayment');
  const { return_url } = confirmParams;
  if (redirect === 'always' && return_url === undefined) {
    throw integrationError("stripe.confirmPayment(): the `confirmParams.return_url` argument is required when redirect is 'always'.");
  }
  const outcome = await pay(channel, confirmParams);
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
