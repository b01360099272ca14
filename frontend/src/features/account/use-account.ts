import { login } from '@willow/contracts/account/account.contract';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { sentence } from '../../shared/api/sentence.ts';
import { KEYS, read, write } from '../../shared/storage.ts';
import { type Outcome, patientNetwork, send } from '../../web/api/send.ts';
import { usePressQueue } from '../../web/use-press-queue.ts';
import { showError, showToast } from '../../ui/toast/toast-store.ts';
import { broughtAlong, EMPTY_FORM, signUp } from './sign-up.ts';

export type AccountMode = 'signup' | 'login';
type Sent = { readonly mode: AccountMode; readonly email: string };
export type Account = ReturnType<typeof useAccount>;

const SIGNED_UP = ['Account created successfully!', 'Please check your email for verification.'] as const;
const LINK_SENT = ['Login link sent!', 'Please check your email to access your account.'] as const;

const askForLink = (email: string) => send({ endpoint: login, body: { email, ...broughtAlong() } }, patientNetwork);

/** What was typed is kept while the mail is waited for, so that a wrong address is put right and nothing else is typed again. */
export function useAccount(initial: AccountMode) {
  const [mode, setMode] = useState<AccountMode>(initial);
  const [form, setForm] = useState(EMPTY_FORM);
  const [email, setEmail] = useState(() => read(KEYS.userEmail) ?? '');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  const { press } = usePressQueue();
  const [invitation] = useState(() => read(KEYS.referralId, 'session'));
  const run = async (address: string, request: () => Promise<Outcome>, [title, description]: readonly [string, string]) => {
    setPending(true);
    setProblem(undefined);
    const { error } = await request();
    setPending(false);
    if (error) {
      setProblem(sentence(error));
      showError('Error', sentence(error));
      return false;
    }
    setSent({ mode, email: address });
    showToast({ title, description });
    return true;
  };
  return {
    mode,
    setMode: (next: AccountMode) => {
      setProblem(undefined);
      setMode(next);
    },
    form,
    setForm,
    email,
    setEmail,
    pending,
    problem,
    sent,
    submitSignUp: () => press({ form }, () => run(form.email.trim(), () => signUp(form), SIGNED_UP)),
    submitLogin: (address: string) => press({ address }, () => run(address, () => askForLink(address), LINK_SENT)),
    /** The mail that fits comes by a login as well: to verify with, where the address is not proven yet. */
    sendAgain: async () => (sent ? run(sent.email, () => askForLink(sent.email), LINK_SENT) : false),
    changeAddress: () => {
      // The first address used it up.
      if (invitation) write(KEYS.referralId, invitation, 'session');
      flushSync(() => {
        setProblem(undefined);
        setSent(undefined);
      });
      document.getElementById(mode === 'signup' ? 'email' : 'loginEmail')?.focus();
    },
  };
}
