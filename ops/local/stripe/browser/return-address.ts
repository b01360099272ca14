type Paid = { readonly id: string; readonly client_secret: string; readonly status: string };

/** The shop's return URL, with what Stripe adds to it. */
export function returnAddress(returnUrl: string, intent: Paid): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret);
  url.searchParams.set('redirect_status', intent.status === 'requires_payment_method' ? 'failed' : intent.status);
  return url.href;
}
