import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Email } from '@willow/contracts/email';
import { type FormEvent, useRef, useState } from 'react';
import { knowsPasskeys } from '../../shared/passkeys/supported.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Problem } from '../../shared/ui/problem.tsx';
import { type Credentials, type Factors, useLogin } from './use-login.ts';
import { usePasskey } from './use-passkey.ts';

type Errors = { readonly email?: string; readonly password?: string };
type Proven = { readonly credentials: Credentials; readonly factors: Factors };
type PasswordStepProps = {
  readonly onBegin: () => void;
  readonly onFactorAsked: (proven: Proven) => void;
  readonly onForgotten: () => void;
};

export function PasswordStep({ onBegin, onFactorAsked, onForgotten }: PasswordStepProps) {
  const { errors, refusal, setRefusal, busy, form, submit } = usePasswordStep(onFactorAsked);
  const { busy: asking, signIn } = usePasskey(null, setRefusal);
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} onFocus={onBegin} sx={{ display: 'grid', gap: 2.5 }}>
      {refusal && <Problem title="Login failed">{refusal}</Problem>}
      <Field label="Email" name="email" type="email" autoComplete="username" error={errors.email} />
      <Field label="Password" name="password" type="password" autoComplete="current-password" error={errors.password} />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
      {knowsPasskeys() && (
        <Button variant="outlined" size="large" disabled={asking} onClick={signIn}>
          {asking ? 'Waiting for your device…' : 'Sign in with a passkey'}
        </Button>
      )}
      <Button onClick={onForgotten} sx={{ justifySelf: 'start', ml: -1 }}>
        Forgot your password?
      </Button>
    </Box>
  );
}

function usePasswordStep(onFactorAsked: PasswordStepProps['onFactorAsked']) {
  const { attempt, busy } = useLogin();
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const signIn = async () => {
    if (!form.current) return;
    const credentials = credentialsIn(form.current);
    const wrong = problemsOf(credentials);
    setErrors(wrong);
    setRefusal(null);
    const first = Object.keys(wrong)[0];
    if (first) return fieldOf(form.current, first)?.focus();
    const outcome = await attempt(credentials);
    if (outcome.kind === 'factor') return onFactorAsked({ credentials, factors: outcome.factors });
    if (outcome.kind === 'in') return;
    setRefusal(outcome.sentence);
    fieldOf(form.current, 'password')?.select();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signIn();
  };
  return { errors, refusal, setRefusal, busy, form, submit };
}

function credentialsIn(form: HTMLFormElement): Credentials {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email').trim(), password: text('password') };
}

function problemsOf({ email, password }: Credentials): Errors {
  const emailProblem = email === '' ? 'Enter your email address' : Email.safeParse(email).error?.issues[0]?.message;
  return { ...(emailProblem && { email: emailProblem }), ...(password === '' && { password: 'Enter your password' }) };
}

const fieldOf = (form: HTMLFormElement | null, name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);
