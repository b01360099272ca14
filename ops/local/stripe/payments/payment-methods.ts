import { createHash } from 'node:crypto';
import { invalidRequest, noSuch } from '../api/errors.ts';
import { REAL_CARD_DECLINE, TEST_CARDS, type CardBehaviour, type TestCard } from '../objects/test-cards.ts';
import { UNUSED_CARD_FIELDS, UNUSED_PAYMENT_METHOD_FIELDS } from '../objects/unused-fields.ts';
import type { BillingDetails } from '../objects/types.ts';
import type { StoredPaymentMethod } from '../store/collections.ts';
import { seconds, type Operation } from './operation.ts';

export type TypedCard = {
  readonly number: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly billing_details: BillingDetails;
};

export const NO_BILLING_DETAILS: BillingDetails = {
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
};

export function findPaymentMethod(operation: Operation, id: string): StoredPaymentMethod {
  const card = TEST_CARDS.find(({ token }) => token === id);
  if (card) {
    const year = operation.now.getUTCFullYear() + 1;
    return keep(operation, card, card.number, { exp_month: 12, exp_year: year, billing_details: NO_BILLING_DETAILS });
  }
  const stored = operation.change.get('payment_methods', id);
  if (!stored) throw noSuch('PaymentMethod', id, 'payment_method');
  return stored;
}

export function createFromTypedCard(operation: Operation, typed: TypedCard): StoredPaymentMethod {
  const digits = typed.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits)) throw cardInvalid('Your card number is incorrect.', 'incorrect_number', 'number');
  if (typed.exp_month > 12) throw cardInvalid("Your card's expiry month is invalid.", 'invalid_expiry_month', 'exp_month');
  const year = typed.exp_year < 100 ? 2000 + typed.exp_year : typed.exp_year;
  if (year < operation.now.getUTCFullYear()) throw cardInvalid("Your card's expiry year is invalid.", 'invalid_expiry_year', 'exp_year');
  const known = TEST_CARDS.find(({ number }) => number === digits);
  return keep(operation, known ?? { brand: 'visa', declines: REAL_CARD_DECLINE }, digits, { ...typed, exp_year: year });
}

function keep(
  operation: Operation,
  card: CardBehaviour & Pick<TestCard, 'brand' | 'country' | 'funding'>,
  number: string,
  { exp_month, exp_year, billing_details }: Omit<TypedCard, 'number'>,
): StoredPaymentMethod {
  const { brand, country = 'US', funding = 'credit', authenticates, processes, declines, refund, later } = card;
  const id = operation.newId('pm');
  const fingerprint = createHash('sha256').update(`local:${number}`).digest('base64url').slice(0, 16);
  const stored: StoredPaymentMethod = {
    id,
    behaviour: {
      ...(authenticates && { authenticates }),
      ...(processes && { processes }),
      ...(declines && { declines }),
      ...(refund && { refund }),
      ...(later && { later }),
    },
    method: {
      ...UNUSED_PAYMENT_METHOD_FIELDS,
      id,
      object: 'payment_method',
      type: 'card',
      card: {
        ...UNUSED_CARD_FIELDS,
        brand,
        display_brand: brand,
        country,
        exp_month,
        exp_year,
        fingerprint,
        funding,
        last4: number.slice(-4),
      },
      billing_details,
      created: seconds(operation.now),
      livemode: false,
      metadata: {},
    },
  };
  operation.change.put('payment_methods', stored);
  return stored;
}

const cardInvalid = (message: string, code: string, param: string) =>
  invalidRequest(message, { code, param: `payment_method_data[card][${param}]` }, 402);
