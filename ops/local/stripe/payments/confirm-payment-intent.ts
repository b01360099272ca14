import { invalidRequest, unexpectedState } from '../api/errors.ts';
import type { PaymentIntent } from '../objects/types.ts';
import type { StoredPaymentMethod } from '../store/collections.ts';
import { askToAuthenticate } from './authentication.ts';
import { startCharge } from './charge-card.ts';
import type { Operation } from './operation.ts';
import { createFromTypedCard, findPaymentMethod, type TypedCard } from './payment-methods.ts';

export type Confirmation = {
  readonly payment_method?: string;
  readonly typedCard?: TypedCard;
  readonly return_url?: string;
  /** The page's own script will show the challenge in a frame. */
  readonly use_stripe_sdk?: boolean;
  readonly receipt_email?: string | null;
};

/** A decline is a result, found in `last_payment_error`; only a wrong request throws. */
export function confirmPaymentIntent(operation: Operation, intent: PaymentIntent, confirmation: Confirmation): PaymentIntent {
  checkStatus(intent);
  checkReturnUrl(intent, confirmation);
  const payer = chosenPayer(operation, intent, confirmation);
  const { receipt_email = intent.receipt_email } = confirmation;
  const attempt: PaymentIntent = { ...intent, receipt_email };
  if (!payer.behaviour.authenticates) return startCharge(operation, attempt, payer);
  const returnUrl = confirmation.use_stripe_sdk ? null : (confirmation.return_url ?? null);
  return askToAuthenticate(operation, attempt, payer, returnUrl);
}

function chosenPayer(operation: Operation, intent: PaymentIntent, { payment_method, typedCard }: Confirmation): StoredPaymentMethod {
  if (typedCard) return createFromTypedCard(operation, typedCard);
  const id = payment_method ?? intent.payment_method;
  if (id !== null) return findPaymentMethod(operation, id);
  throw unexpectedState(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    intent,
  );
}

function checkStatus(intent: PaymentIntent): void {
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      intent,
    );
  }
  if (intent.status === 'canceled' || intent.status === 'processing') {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
      intent,
    );
  }
}

function checkReturnUrl({ automatic_payment_methods: automatic }: PaymentIntent, { return_url }: Confirmation): void {
  if (automatic?.allow_redirects !== 'always' || return_url !== undefined) return;
  throw invalidRequest(
    'This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don’t want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.',
  );
}
