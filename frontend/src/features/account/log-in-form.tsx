import { Email } from '@willow/contracts/primitives';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useState } from 'react';
import { KEYS, read } from '../../shared/storage.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';

type Props = { readonly pending: boolean; readonly onSubmit: (email: string) => void };

export function LogInForm({ pending, onSubmit }: Props) {
  const [email, setEmail] = useState(() => read(KEYS.userEmail) ?? '');
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const parsed = z.safeParse(Email, email);
    setError(parsed.error?.issues[0]?.message);
    setAttempt(attempt + 1);
    if (parsed.success) onSubmit(parsed.data);
  };
  return (
    <form onSubmit={submit} noValidate>
      <ErrorSummary errors={error ? [{ id: 'loginEmail', message: error }] : []} attempt={attempt} />
      <Field
        id="loginEmail"
        label="Email address"
        hint="We send you a link to log in; there is no password"
        value={email}
        error={error}
        input={{ type: 'email', name: 'email', autoComplete: 'email', spellCheck: false }}
        onChange={setEmail}
      />
      <Button type="submit" busy={pending} wide>
        Send Login Link
      </Button>
    </form>
  );
}
