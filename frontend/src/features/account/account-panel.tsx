import { LOGIN_LINK_MINUTES } from '@willow/contracts/constants';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { LogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import type { useAccount } from './use-account.ts';

type Account = ReturnType<typeof useAccount>;

export const titleOf = ({ sent, mode }: Pick<Account, 'sent' | 'mode'>): string => {
  if (sent) return 'Check Your Email';
  return mode === 'signup' ? 'Create your free account' : 'Log in';
};

export function AccountForms({ account }: { readonly account: Account }) {
  const { mode, setMode, pending, submitSignUp, submitLogin } = account;
  const other = mode === 'signup' ? 'login' : 'signup';
  return (
    <>
      {mode === 'signup' ? (
        <SignUpForm pending={pending} onSubmit={(form) => void submitSignUp(form)} />
      ) : (
        <LogInForm pending={pending} onSubmit={(email) => void submitLogin(email)} />
      )}
      <p className={styles.toggle}>
        {mode === 'signup' ? 'Already have an account?' : 'New here?'}{' '}
        <Button look="quiet" size="small" disabled={pending} onClick={() => setMode(other)}>
          {mode === 'signup' ? 'Log in' : 'Sign up'}
        </Button>
      </p>
    </>
  );
}

type SentProps = { readonly sent: NonNullable<Account['sent']>; readonly onClose: () => void };

export function CheckYourEmail({ sent: { mode, email }, onClose }: SentProps) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} tabIndex={-1} className={styles.sent}>
      <p>
        {mode === 'signup' ? 'We have sent a verification link to' : 'We have sent a login link to'} <strong>{email}</strong>.
      </p>
      <p>
        {mode === 'signup'
          ? 'Open it to verify your email address and start your will.'
          : `If there is an account with this address, the link logs you in. It works once, for ${LOGIN_LINK_MINUTES} minutes.`}{' '}
        Nothing there? Look in your spam folder.
      </p>
      <Button onClick={onClose} wide>
        Close
      </Button>
    </div>
  );
}
