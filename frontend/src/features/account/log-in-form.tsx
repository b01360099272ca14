import { Email } from '@willow/contracts/email';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NotSent } from './not-sent.tsx';

type Props = {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly pending: boolean;
  readonly problem: string | undefined;
  readonly onSubmit: (email: string) => void;
};

export function LogInForm({ email, setEmail, pending, problem, onSubmit }: Props) {
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
      {problem && <NotSent problem={problem} />}
      <Button type="submit" busy={pending} wide>
        Send Login Link
      </Button>
    </form>
  );
}
