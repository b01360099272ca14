import type { PaymentIntent } from '../objects/types.ts';

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error';

export type ErrorBody = {
  readonly type: ErrorType;
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly doc_url?: string;
  readonly payment_intent?: PaymentIntent;
};

type Details = { readonly code?: string; readonly param?: string; readonly paymentIntent?: PaymentIntent };

export class StripeApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Stripe keeps an answer for its idempotency key only once the work has begun, not when it refused the parameters. */
  readonly begun: boolean;

  constructor(status: number, body: ErrorBody, begun = false) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.begun = begun;
  }
}

export const docUrl = (code: string): string => `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;

export function invalidRequest(message: string, details: Details = {}, status = 400): StripeApiError {
  return new StripeApiError(status, errorBody('invalid_request_error', message, details));
}

export function unexpectedState(message: string, paymentIntent?: PaymentIntent): StripeApiError {
  const details = { code: 'payment_intent_unexpected_state', ...(paymentIntent && { paymentIntent }) };
  return new StripeApiError(400, errorBody('invalid_request_error', message, details), true);
}

export function noSuch(object: string, id: string, param: string): StripeApiError {
  return invalidRequest(`No such ${object}: '${id}'`, { code: 'resource_missing', param }, 404);
}

export function unauthorised(message: string, code?: string, status = 401): StripeApiError {
  return new StripeApiError(status, errorBody('invalid_request_error', message, code === undefined ? {} : { code }));
}

export function idempotencyError(message: string, status: 400 | 409): StripeApiError {
  return new StripeApiError(status, errorBody('idempotency_error', message, status === 409 ? { code: 'idempotency_key_in_use' } : {}));
}

function errorBody(type: ErrorType, message: string, { code, param, paymentIntent }: Details): ErrorBody {
  return {
    ...(code !== undefined && { code, doc_url: docUrl(code) }),
    message,
    ...(param !== undefined && { param }),
    ...(paymentIntent && { payment_intent: paymentIntent }),
    type,
  };
}
