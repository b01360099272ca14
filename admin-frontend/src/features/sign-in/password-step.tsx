import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MESSAGES } from '@willow/contracts/messages';
import { Email } from '@willow/contracts/primitives';
import { type FormEvent, useRef, useState } from 'react';
import { said } from '../../shared/api/failure.ts';
import { useLoginMutation } from '../../shared/session/session.api.ts';
import { useToast } from '../../shared/toast/toast-context.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Problem } from '../../shared/ui/problem.tsx';

type Errors = { readonly email?: string; readonly password?: string };

/** The first step of signing in: address and password. The session starts, or asks for more, by the server's answer. */
export function PasswordStep({ onBegin }: { readonly onBegin: () => void }) {
  const { errors, refusal, busy, form, submit } = useSignIn();
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

function useSignIn() {
  const toast = useToast();
  const [login, { isLoading: busy }] = useLoginMutation();
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = credentialsIn(event.currentTarget);
    const wrong = problemsOf(credentials);
    setErrors(wrong);
    setRefusal(null);
    const first = Object.keys(wrong)[0];
    if (first) return fieldOf(event.currentTarget, first)?.focus();
    const answer = await login(credentials);
    if (!answer.error) return toast({ tone: 'success', title: 'Login successful' });
    const description = said(answer.error, MESSAGES.credentials);
    setRefusal(description);
    toast({ tone: 'error', title: 'Login failed', description });
    fieldOf(form.current, 'password')?.select();
  };
  return { errors, refusal, busy, form, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}

function credentialsIn(form: HTMLFormElement) {
  const values = new FormData(form);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('email').trim(), password: text('password') };
}

function problemsOf({ email, password }: { readonly email: string; readonly password: string }): Errors {
  const emailProblem = email === '' ? 'Enter your email address' : Email.safeParse(email).error?.issues[0]?.message;
  return { ...(emailProblem && { email: emailProblem }), ...(password === '' && { password: 'Enter your password' }) };
}

const fieldOf = (form: HTMLFormElement | null, name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);
