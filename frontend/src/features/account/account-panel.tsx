import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { LogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import type { Account } from './use-account.ts';

export const titleOf = ({ sent, mode }: Pick<Account, 'sent' | 'mode'>): string => {
  if (sent) return 'Check Your Email';
  return mode === 'signup' ? 'Create your free account' : 'Log in';
};

type Props = {
  readonly account: Account;
  /** Of the heading of each part: one below the title of the page or the dialog. */ readonly level?: 'h2' | 'h3';
};

export function AccountForms({ account, level = 'h3' }: Props) {
  const { mode, setMode, pending, problem, submitSignUp, submitLogin } = account;
  const other = mode === 'signup' ? 'login' : 'signup';
  return (
    <>
      {mode === 'signup' ? (
        <SignUpForm
          form={account.form}
          setForm={account.setForm}
          level={level}
          pending={pending}
          problem={problem}
          onSubmit={submitSignUp}
        />
      ) : (
        <LogInForm email={account.email} setEmail={account.setEmail} pending={pending} problem={problem} onSubmit={submitLogin} />
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
