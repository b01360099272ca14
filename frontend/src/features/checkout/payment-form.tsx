import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { CURRENCY } from '@willow/contracts/constants';
import { formatPounds } from '@willow/contracts/money';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyWillQuery } from '../../shared/api/will.api.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showError } from '../../ui/toast/toast-store.ts';
import { Agreement } from './agreement.tsx';
import { appearanceNow } from './appearance.ts';
import { useAgreeMutation } from './checkout.api.ts';
import styles from './checkout.module.css';
import { Skeleton } from './skeleton.tsx';

type Problem = { readonly message: string; readonly advice: string };

const NOT_CHARGED = 'Nothing was charged and nothing else has changed. Check the card details or try another card.';
const NOT_SUBMITTED = 'You have changed your answers since you submitted them.';
const SUBMIT_FIRST = 'Nothing was charged. Submit your answers again, so that your will has the changes, then come back here to pay.';
const LOOK_FIRST = 'Before you try again, look at your dashboard: it shows whether the payment went through.';

type Props = {
  readonly stripe: Stripe;
  readonly order: { readonly clientSecret: string; readonly orderId: string; readonly changing: boolean };
  readonly amount: number;
};

/** The card form of the provider, in a place that is as high before it arrives as after. */
export default function PaymentForm({ stripe, order: { clientSecret, orderId, changing }, amount }: Props) {
  const { place, elements, element, ready } = usePaymentElement(stripe, Math.round(amount * 100));
  const [paying, setPaying] = useState(false);
  const [readWill] = useLazyWillQuery();
  const [agree] = useAgreeMutation();
  const [problem, setProblem] = useState<Problem>();
  const fail = (title: string, message: string, advice: string) => {
    setPaying(false);
    setProblem({ message, advice });
    showError(title, message);
  };
  const pay = async () => {
    if (!ready || !elements.current) return showError('Payment System Loading', 'Please wait a moment and try again.');
    setPaying(true);
    setProblem(undefined);
    const { error: refused } = await elements.current.submit();
    // What is missing is said once, beside its field: the provider's form does that.
    if (refused?.type === 'validation_error') {
      setPaying(false);
      return element.current?.focus();
    }
    if (refused) return fail('Payment Failed', refused.message ?? 'There was an issue processing your payment.', NOT_CHARGED);
    // This page may be older than the answers: what was changed since and not submitted would not be in the will that is paid for.
    const [{ data }, { error: unheard }] = await Promise.all([readWill({}), agree()]);
    if (unheard) return fail('Payment Error', 'An unexpected error occurred. Please try again.', NOT_CHARGED);
    if (data?.willAnswers.status === 'in_progress') return fail('Answers Not Submitted', NOT_SUBMITTED, SUBMIT_FIRST);
    try {
      // On success the provider leaves for the return address, and nothing after this line happens.
      const { error } = await stripe.confirmPayment({
        elements: elements.current,
        clientSecret,
        confirmParams: { return_url: returnUrl(orderId) },
      });
      fail('Payment Failed', error.message ?? 'There was an issue processing your payment.', NOT_CHARGED);
    } catch {
      fail('Payment Error', 'An unexpected error occurred. Please try again.', LOOK_FIRST);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!paying && !changing) void pay();
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className={styles.card} aria-busy={!ready}>
        {!ready && <Skeleton />}
        <div ref={place} />
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          <Icon name="warning" />
          <span>
            {problem.message} <br />
            {problem.advice}
          </span>
        </p>
      )}
      <Agreement />
      <Button type="submit" busy={paying || changing} wide>
        Pay {formatPounds(amount)}
      </Button>
      <p className={styles.secure}>
        <Icon name="lock" /> Your card details go straight to the card provider; we never see them.
      </p>
    </form>
  );
}

const returnUrl = (orderId: string): string => `${window.location.origin}/dashboard?payment=success&orderId=${encodeURIComponent(orderId)}`;

/** Set up for an amount and not for one intent, so that a code changes the price and leaves what was typed. */
function usePaymentElement(stripe: Stripe, pence: number) {
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<StripeElements>(null);
  const element = useRef<StripePaymentElement>(null);
  const [ready, setReady] = useState(false);
  const failed = useEffectEvent(() => showError('Payment Setup Error', 'Unable to setup payment. Please try again later.'));
  const setUp = useEffectEvent((system: Stripe) =>
    system.elements({
      mode: 'payment',
      amount: pence,
      currency: CURRENCY,
      allowedPaymentMethodTypes: ['card'],
      appearance: appearanceNow(),
    }),
  );
  useEffect(() => {
    if (!place.current) return;
    setReady(false);
    const group = setUp(stripe);
    const form = group.create('payment');
    form.on('ready', () => setReady(true));
    form.on('loaderror', failed);
    form.mount(place.current);
    elements.current = group;
    element.current = form;
    return () => form.destroy();
  }, [stripe]);
  useEffect(() => void elements.current?.update({ amount: pence }), [pence]);
  return { place, elements, element, ready };
}
