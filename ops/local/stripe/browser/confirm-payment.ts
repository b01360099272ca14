import { showChallenge } from './challenge-dialog.ts';
import type { FrameChannel } from './frame-channel.ts';
import type { Confirmation, Outcome, PaymentError } from './messages.ts';

const NOT_AUTHENTICATED: PaymentError = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export async function pay(channel: FrameChannel, confirmation: Confirmation): Promise<Outcome> {
  const first = await channel.call('confirm', confirmation);
  const challenge = first.paymentIntent?.next_action?.use_stripe_sdk;
  if (!challenge) return settled(first);
  const ending = await showChallenge(challenge.stripe_js);
  return settled(ending === 'closed' ? await channel.call('abandon', challenge.source) : await channel.call('retrieve', undefined));
}

function settled(outcome: Outcome): Outcome {
  const failure = outcome.paymentIntent?.status === 'requires_payment_method' ? outcome.paymentIntent.last_payment_error : undefined;
  if (!failure) return outcome;
  const error = failure.code === NOT_AUTHENTICATED.code ? NOT_AUTHENTICATED : failure;
  return { error: { ...error, ...(outcome.paymentIntent && { payment_intent: outcome.paymentIntent }) } };
}
