import type { BillingDetails } from '../objects/types.ts';
import type { Confirmation } from '../payments/confirm-payment-intent.ts';
import { NO_BILLING_DETAILS, type TypedCard } from '../payments/payment-methods.ts';
import type { Call } from './call.ts';
import { invalidRequest } from './errors.ts';
import * as read from './parameters.ts';

const ADDRESS = {
  city: read.clearableText,
  country: read.clearableText,
  line1: read.clearableText,
  line2: read.clearableText,
  postal_code: read.clearableText,
  state: read.clearableText,
};

const PAYMENT_METHOD_DATA = {
  type: read.oneOf('card'),
  card: read.nested({ number: read.text, exp_month: read.positiveInteger, exp_year: read.positiveInteger, cvc: read.text }),
  billing_details: read.nested({
    address: read.nested(ADDRESS),
    email: read.clearableText,
    name: read.clearableText,
    phone: read.clearableText,
  }),
};

const SERVER = {
  payment_method: read.text,
  return_url: read.absoluteUrl,
  receipt_email: read.email,
  use_stripe_sdk: read.flag,
  expand: read.list,
};

const BROWSER = {
  ...SERVER,
  key: read.text,
  client_secret: read.text,
  payment_method_data: read.nested(PAYMENT_METHOD_DATA),
};

export function readConfirmation({ caller, form }: Call): {
  readonly confirmation: Confirmation;
  readonly paths: readonly string[] | undefined;
} {
  if (caller.kind === 'server' && 'payment_method_data' in form) throw rawCardRefused();
  const { expand: paths, payment_method_data: data, key: _, client_secret: __, ...rest } = read.readParameters(form, BROWSER);
  return { confirmation: { ...rest, ...(data && { typedCard: typedCard(data) }) }, paths };
}

function typedCard({ card, billing_details }: read.Read<typeof PAYMENT_METHOD_DATA>): TypedCard {
  const param = 'payment_method_data[card]';
  const typed = read.required(card, param);
  return {
    number: read.required(typed.number, `${param}[number]`),
    exp_month: read.required(typed.exp_month, `${param}[exp_month]`),
    exp_year: read.required(typed.exp_year, `${param}[exp_year]`),
    billing_details: withDefaults(billing_details ?? {}),
  };
}

function withDefaults({ address = {}, ...named }: NonNullable<read.Read<typeof PAYMENT_METHOD_DATA>['billing_details']>): BillingDetails {
  return { ...NO_BILLING_DETAILS, ...named, address: { ...NO_BILLING_DETAILS.address, ...address } };
}

/** A server that sends card numbers has a fault worth finding early: they belong in the browser's card form. */
const rawCardRefused = () =>
  invalidRequest(
    'Sending credit card numbers directly to the Stripe API is generally unsafe. We suggest you use test tokens that map to the test card you are using, see https://stripe.com/docs/testing.',
    { param: 'payment_method_data' },
    402,
  );
