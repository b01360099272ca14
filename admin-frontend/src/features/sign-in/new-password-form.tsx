import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Password } from '@willow/contracts/operator/people.contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { Problem } from '../../shared/ui/problem.tsx';

type NewPasswordFormProps = {
  readonly email: string;
  readonly note: string;
  /** Gives why it was not set, or null. */
  readonly onSave: (password: string) => Promise<string | null>;
};

/** For whoever followed a link that lets them choose a password. */
export function NewPasswordForm({ email, note, onSave }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = Password.safeParse(password).error?.issues[0]?.message;
    setError(wrong);
    setRefusal(null);
    if (wrong) return input.current?.focus();
    setBusy(true);
    const refused = await onSave(password);
    if (refused === null) return;
    setBusy(false);
    setRefusal(refused);
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      {refusal && <Problem title="Not set">{refusal}</Problem>}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint="At least 15 characters. A few words that you can remember are best."
        inputRef={input}
        value={password}
        error={error}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? 'Saving…' : 'Set password'}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Box>
  );
}
