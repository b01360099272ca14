import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { tokens } from '@willow/contracts/brand/tokens';
import { formatPounds } from '@willow/contracts/money';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyWillQuery } from '../../shared/api/will.api.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showError } from '../../ui/toast/toast-store.ts';
import { Agreement } from './agreement.tsx';
import styles from './checkout.module.css';

const { colour, radius } = tokens;
const APPEARANCE = {
  variables: {
    colorPrimary: colour.leaf,
    colorText: colour.ink,
    colorTextSecondary: colour.inkSoft,
    colorBackground: colour.card,
    colorDanger: colour.error,
    borderRadius: radius.medium,
    fontFamily: "'Segoe UI', Arial, sans-serif",
    fontSizeBase: '18px',
  },
};

type Problem = { readonly message: string; readonly advice: string };

const NOT_CHARGED = 'Nothing was charged. Your will and your order are as they were: check the card, or try another one.';
const NOT_SUBMITTED = 'You have changed your answers since you submitted them.';
const SUBMIT_FIRST = 'Nothing was charged. Submit your answers again, so that your will has the changes, then come back here to pay.';
const LOOK_FIRST = 'Before you try again, look at your dashboard: it shows whether the payment went through.';

type Props = { readonly stripe: Stripe; readonly clientSecret: string; readonly orderId: string; readonly amount: number };

/** The card form of the provider, in a place that is as high before it arrives as after. */
export function PaymentForm({ stripe, clientSecret, orderId, amount }: Props) {
  const { place, elements, ready } = usePaymentElement(stripe, clientSecret);
  const [paying, setPaying] = useState(false);
  const [readWill] = useLazyWillQuery();
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
    // This page may be older than the answers: what was changed since and not submitted would not be in the will that is paid for.
    const { data } = await readWill({});
    if (data?.willAnswers.status === 'in_progress') return fail('Answers Not Submitted', NOT_SUBMITTED, SUBMIT_FIRST);
    try {
      // On success the provider leaves for the return address, and nothing after this line happens.
      const { error } = await stripe.confirmPayment({ elements: elements.current, confirmParams: { return_url: returnUrl(orderId) } });
      fail('Payment Failed', error.message ?? 'There was an issue processing your payment.', NOT_CHARGED);
    } catch {
      fail('Payment Error', 'An unexpected error occurred. Please try again.', LOOK_FIRST);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!paying) void pay();
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
      <Button type="submit" busy={paying} wide>
        Pay {formatPounds(amount)}
      </Button>
      <Agreement />
      <p className={styles.secure}>
        <Icon name="lock" /> Your card details go straight to the card provider; we never see them.
      </p>
    </form>
  );
}

const returnUrl = (orderId: string): string => `${window.location.origin}/dashboard?payment=success&orderId=${encodeURIComponent(orderId)}`;

function usePaymentElement(stripe: Stripe, clientSecret: string) {
  const place = useRef<HTMLDivElement>(null);
  const elements = useRef<StripeElements>(null);
  const [ready, setReady] = useState(false);
  const failed = useEffectEvent(() => showError('Payment Setup Error', 'Unable to setup payment. Please try again later.'));
  useEffect(() => {
    if (!place.current) return;
    setReady(false);
    const group = stripe.elements({ clientSecret, appearance: APPEARANCE });
    const element = group.create('payment');
    element.on('ready', () => setReady(true));
    element.on('loaderror', failed);
    element.mount(place.current);
    elements.current = group;
    return () => element.destroy();
  }, [stripe, clientSecret]);
  return { place, elements, ready };
}

export function Skeleton() {
  return (
    <div className={styles.skeleton}>
      <output className="visually-hidden">Loading the card form...</output>
      <span />
      <span />
      <span />
    </div>
  );
}
