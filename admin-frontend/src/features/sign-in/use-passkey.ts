import { useState } from 'react';
import { useAppDispatch } from '../../shared/store.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import type { Credentials } from './use-login.ts';

/** Signs in by a passkey; `onRefused` is told why not, and null at the start. */
export function usePasskey(credentials: Credentials | null, onRefused: (sentence: string | null) => void) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    onRefused(null);
    setBusy(true);
    const outcome = await import('./passkey-sign-in.ts').then(
      ({ signInWithPasskey }) => signInWithPasskey(dispatch, credentials),
      () => ({ kind: 'refused', sentence: 'Check your connection, then try again.' }) as const,
    );
    if (outcome.kind === 'in') return showToast({ tone: 'success', title: 'Login successful' });
    setBusy(false);
    if (outcome.kind === 'refused') onRefused(outcome.sentence);
  };
  return { busy, signIn: () => void signIn() };
}
