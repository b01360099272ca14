import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { showError, showToast } from '../../ui/toast/toast-store.ts';

type Arrival = {
  readonly orderId: string | null;
  readonly payment: 'none' | 'returned' | 'failed';
  readonly email: string | null;
  readonly verified: boolean;
};

/**
 * What the address says about how the customer came here. None of it is proof of anything; it is read once and taken out of the address.
 * `fullName`: of who is signed in, once we know.
 */
export function useArrival(fullName: string | undefined): Arrival {
  const [params, setParams] = useSearchParams();
  const [arrival] = useState<Arrival>(() => ({
    orderId: params.get('orderId'),
    payment: paymentOf(params),
    email: params.get('email'),
    verified: params.get('verified') === 'true',
  }));
  const greet = useEffectEvent(() => {
    if (arrival.payment === 'returned') showToast({ title: 'Payment Successful!' });
    if (arrival.payment === 'failed') showError('Payment Failed', 'There was an issue processing your payment.');
    if (params.size > 0) setParams({}, { replace: true });
  });
  useEffect(() => greet(), []);
  const known = fullName !== undefined;
  const welcome = useEffectEvent(() => {
    const name = givenNameOf(fullName);
    showToast({
      title: 'Email Verified!',
      description: `${name ? `Hello ${name}` : 'Hello'}. Your account is ready, and you are logged in.`,
    });
  });
  useEffect(() => {
    if (known && arrival.verified) welcome();
  }, [known, arrival.verified]);
  return arrival;
}

function paymentOf(params: URLSearchParams): Arrival['payment'] {
  if (params.get('payment') !== 'success') return 'none';
  const status = params.get('redirect_status');
  return status === null || status === 'succeeded' || status === 'processing' ? 'returned' : 'failed';
}

/** "Ann" of "Ann Lee"; nothing when there is no name. */
export const givenNameOf = (fullName = ''): string => fullName.trim().split(/\s+/)[0] ?? '';
