import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Password } from '@willow/contracts/operator/people.contract';
import { errorMessage, isFailure } from '@willow/frontend/web/api/failure';
import { type FormEvent, useRef, useState } from 'react';
import { showToast } from '../../shared/toast/toasts.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Problem } from '../../shared/ui/problem.tsx';
import { useChangePasswordMutation } from './account.api.ts';

type Values = { readonly current: string; readonly password: string };
const BLANK: Values = { current: '', password: '' };

export function PasswordPanel() {
  const { values, errors, problem, busy, fields, set, submit } = usePasswordForm();
  return (
    <Paper component="section" aria-labelledby="change-password" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography variant="h2" id="change-password">
        Change your password
      </Typography>
      <Box component="form" ref={fields} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, mt: 2, justifyItems: 'start' }}>
        {problem && <Problem title="Not changed">{problem}</Problem>}
        <Field
          label="Current password"
          name="current"
          type="password"
          autoComplete="current-password"
          value={values.current}
          error={errors.current}
          onChange={({ target }) => set({ current: target.value })}
        />
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 15 characters. Your other sessions end."
          value={values.password}
          error={errors.password}
          onChange={({ target }) => set({ password: target.value })}
        />
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? 'Changing…' : 'Change Password'}
        </Button>
      </Box>
    </Paper>
  );
}

function usePasswordForm() {
  const [values, setValues] = useState(BLANK);
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [change, { isLoading: busy }] = useChangePasswordMutation();
  const fields = useRef<HTMLFormElement>(null);
  const show = (wrong: Partial<Values>) => {
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) fields.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  };
  const save = async () => {
    setProblem(null);
    if (show(problemsOf(values))) return;
    const { error } = await change(values);
    if (!error) {
      setValues(BLANK);
      return showToast({ tone: 'success', title: 'Password changed' });
    }
    const current = isFailure(error) ? error.problems?.find(({ path }) => path[0] === 'current')?.message : undefined;
    if (current) show({ current });
    else setProblem(errorMessage(error, 'Your password stays as it was.'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return {
    values,
    errors,
    problem,
    busy,
    fields,
    submit,
    set: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
  };
}

function problemsOf({ current, password }: Values): Partial<Values> {
  const wrong = Password.safeParse(password).error?.issues[0]?.message;
  return { ...(current === '' && { current: 'Enter your current password' }), ...(wrong && { password: wrong }) };
}
