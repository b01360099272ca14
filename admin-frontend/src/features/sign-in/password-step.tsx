import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Email } from '@willow/contracts/primitives';
import { type FormEvent, useRef, useState } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { Problem } from '../../shared/ui/problem.tsx';
import { type Credentials, useLogin } from './use-login.ts';

type Errors = { readonly email?: string; readonly password?: string };
type PasswordStepProps = { readonly onBegin: () => void; readonly onCodeAsked: (credentials: Credentials) => void };

export function PasswordStep({ onBegin, onCodeAsked }: PasswordStepProps) {
  const { errors, refusal, busy, form, submit } = usePasswordStep(onCodeAsked);
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} onFocus={onBegin} sx={{ display: 'grid', gap: 2.5 }}>
      {refusal && <Problem title="Login failed">{refusal}</Problem>}
      <Field label="Email" name="email" type="email" autoComplete="username" error={errors.email} />
      <Field label="Password" name="password" type="password" autoComplete="current-password" error={errors.password} />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? 'Signing in…' : 'Sign in'}
      </Button>
    </Box>
  );
}

function usePasswordStep(onCodeAsked: PasswordStepProps['onCodeAsked']) {
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
    if (outcome.kind === 'code') return onCodeAsked(credentials);
    if (outcome.kind === 'in') return;
    setRefusal(outcome.sentence);
    fieldOf(form.current, 'password')?.select();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signIn();
  };
  return { errors, refusal, busy, form, submit };
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
