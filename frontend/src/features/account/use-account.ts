import { login } from '@willow/contracts/account/account.contract';
import { useState } from 'react';
import { ApiError, sentence } from '../../shared/api/api-error.ts';
import { send } from '../../shared/api/send.ts';
import { showError, showToast } from '../../ui/toast/toast-store.ts';
import { type SignUpForm, signUp } from './sign-up.ts';

export type AccountMode = 'signup' | 'login';
type Sent = { readonly mode: AccountMode; readonly email: string };

/** The conversation of the account dialog: two forms, one request at a time, and what to say when it went through. */
export function useAccount(initial: AccountMode) {
  const [mode, setMode] = useState<AccountMode>(initial);
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const run = async (email: string, request: () => Promise<unknown>, title: string, description: string) => {
    setPending(true);
    try {
      await request();
      setSent({ mode, email });
      showToast({ title, description });
    } catch (error) {
      showError('Error', sentence(error instanceof ApiError ? error : undefined));
    } finally {
      setPending(false);
    }
  };
  return {
    mode,
    setMode,
    pending,
    sent,
    submitSignUp: (form: SignUpForm) =>
      run(form.email.trim(), () => signUp(form), 'Account created successfully!', 'Please check your email for verification.'),
    submitLogin: (email: string) =>
      run(email, () => send({ endpoint: login, body: { email } }), 'Login link sent!', 'Please check your email to access your account.'),
  };
}
