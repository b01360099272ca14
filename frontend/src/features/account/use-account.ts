import { login } from '@willow/contracts/account/account.contract';
import { useState } from 'react';
import { sentence } from '../../shared/api/sentence.ts';
import { type Outcome, patientNetwork, send } from '../../web/api/send.ts';
import { showError, showToast } from '../../ui/toast/toast-store.ts';
import { type SignUpForm, signUp } from './sign-up.ts';

export type AccountMode = 'signup' | 'login';
type Sent = { readonly mode: AccountMode; readonly email: string };

export function useAccount(initial: AccountMode) {
  const [mode, setMode] = useState<AccountMode>(initial);
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const run = async (email: string, request: () => Promise<Outcome>, title: string, description: string) => {
    setPending(true);
    const { error } = await request();
    setPending(false);
    if (error) return showError('Error', sentence(error));
    setSent({ mode, email });
    showToast({ title, description });
  };
  return {
    mode,
    setMode,
    pending,
    sent,
    submitSignUp: (form: SignUpForm) =>
      run(form.email.trim(), () => signUp(form), 'Account created successfully!', 'Please check your email for verification.'),
    submitLogin: (email: string) =>
      run(
        email,
        () => send({ endpoint: login, body: { email } }, patientNetwork),
        'Login link sent!',
        'Please check your email to access your account.',
      ),
  };
}
