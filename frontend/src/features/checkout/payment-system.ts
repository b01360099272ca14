import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

type Config = { readonly paymentPublicKey: string | null; readonly paymentScriptUrl: string | null };

export type PaymentSystem = { readonly state: 'loading' | 'unavailable' } | { readonly state: 'loaded'; readonly stripe: Stripe };

export const LOAD_LIMIT_MS = 8000;

/** Loads the card provider. Where the configuration names a script of its own, that one comes first and `loadStripe` finds it there. */
async function load({ paymentPublicKey, paymentScriptUrl }: Config): Promise<Stripe | null> {
  if (!paymentPublicKey) return null;
  if (paymentScriptUrl) await addScript(paymentScriptUrl);
  return loadStripe(paymentPublicKey);
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`Failed to load ${src}`)));
    script.src = src;
    document.head.append(script);
  });
}

export function usePaymentSystem(config: Config | undefined, start: typeof load = load): PaymentSystem {
  const [system, setSystem] = useState<PaymentSystem>({ state: 'loading' });
  useEffect(() => {
    if (!config) return;
    let current = true;
    const settle = (stripe: Stripe | null) => {
      if (!current) return;
      current = false;
      setSystem(stripe ? { state: 'loaded', stripe } : { state: 'unavailable' });
    };
    const limit = setTimeout(() => settle(null), LOAD_LIMIT_MS);
    start(config).then(settle, () => settle(null));
    return () => {
      current = false;
      clearTimeout(limit);
    };
  }, [config, start]);
  return system;
}

export type StartPayment = typeof load;
