import type { BrowserIntent, ConfirmParams, Outcome, PaymentError } from './messages.ts';

const CONNECTION_ERROR: PaymentError = {
  type: 'api_connection_error',
  message: 'We could not reach the payment provider. You have not been charged. Please check your connection and try again.',
};

export type IntentClient = {
  readonly retrieve: () => Promise<Outcome>;
  readonly confirm: (card: Readonly<Record<string, string>>, params: ConfirmParams) => Promise<Outcome>;
  readonly abandon: (source: string) => Promise<Outcome>;
};

type Access = { readonly publishableKey: string; readonly clientSecret: string };

export function createIntentClient(origin: string, { publishableKey, clientSecret }: Access): IntentClient {
  const id = clientSecret.split('_secret_')[0] ?? '';
  const url = `${origin}/v1/payment_intents/${encodeURIComponent(id)}`;
  const access = { key: publishableKey, client_secret: clientSecret };
  const post = (action: string, fields: Readonly<Record<string, string>>): Promise<Outcome> =>
    ask(`${url}/${action}`, { method: 'POST', body: new URLSearchParams({ ...access, ...fields }) });
  return {
    retrieve: () => ask(`${url}?${new URLSearchParams(access).toString()}`),
    confirm: (card, { return_url, receipt_email, payment_method_data }) =>
      post('confirm', {
        ...(return_url !== undefined && { return_url }),
        ...(receipt_email !== undefined && { receipt_email }),
        use_stripe_sdk: 'true',
        ...flatten('payment_method_data', { type: 'card', card, billing_details: payment_method_data?.billing_details }),
      }),
    abandon: (source) => post('source_cancel', { source }),
  };
}

async function ask(url: string, init?: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(url, init);
    const body = (await response.json()) as BrowserIntent | { readonly error: PaymentError };
    return 'error' in body ? { error: body.error } : { paymentIntent: body };
  } catch {
    return { error: CONNECTION_ERROR };
  }
}

/** `{card: {cvc: '1'}}` becomes `prefix[card][cvc]=1`. */
function flatten(prefix: string, value: object): Record<string, string> {
  const pairs = Object.entries(value).flatMap(([name, item]: [string, unknown]) => {
    const key = `${prefix}[${name}]`;
    if (typeof item === 'object' && item !== null) return Object.entries(flatten(key, item));
    return typeof item === 'string' ? [[key, item] as const] : [];
  });
  return Object.fromEntries(pairs);
}
