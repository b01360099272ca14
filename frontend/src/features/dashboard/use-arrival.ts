import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { showError, showToast } from '../../ui/toast/toast-store.ts';

type Arrival = {
  readonly orderId: string | null;
  readonly payment: 'none' | 'returned' | 'failed';
  readonly email: string | null;
};

/** What the address says about how the customer came here. None of it is proof of anything; it is read once and taken out of the address. */
export function useArrival(): Arrival {
  const [params, setParams] = useSearchParams();
  const [arrival] = useState<Arrival>(() => ({ orderId: params.get('orderId'), payment: paymentOf(params), email: params.get('email') }));
  const greet = useEffectEvent(() => {
    if (arrival.payment === 'returned') showToast({ title: 'Payment Successful!' });
    if (arrival.payment === 'failed') showError('Payment Failed', 'There was an issue processing your payment.');
    if (params.get('verified') === 'true') showToast({ title: 'Email Verified!' });
    if (params.size > 0) setParams({}, { replace: true });
  });
  useEffect(() => greet(), []);
  return arrival;
}

function paymentOf(params: URLSearchParams): Arrival['payment'] {
  if (params.get('payment') !== 'success') return 'none';
  const status = params.get('redirect_status');
  return status === null || status === 'succeeded' || status === 'processing' ? 'returned' : 'failed';
}
