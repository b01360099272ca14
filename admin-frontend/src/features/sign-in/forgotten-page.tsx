import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Email } from '@willow/contracts/email';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { Problem } from '../../shared/ui/problem.tsx';
import { useRequestPasswordResetMutation } from './password-reset.api.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const takeFocus = (element: HTMLElement | null) => element?.focus();

const SENT =
  'If this address belongs to a team member, a link is on its way. It works once, within 30 minutes. Check your spam folder too.';

/** For whoever forgot the password. What it says does not tell whether anybody has the address. */
export function ForgottenPage({ onBack }: { readonly onBack: () => void }) {
  const { email, setEmail, error, refusal, busy, sent, input, submit } = useForgotten();
  if (sent)
    return (
      <SignInFrame title="Check your email" lead={SENT}>
        <Button variant="contained" size="large" ref={takeFocus} onClick={onBack}>
          Back to sign-in
        </Button>
      </SignInFrame>
    );
  return (
    <SignInFrame title="Forgot your password?" lead="Enter the email you sign in with. We will send you a link to choose a new password.">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {refusal && <Problem title="Not sent">{refusal}</Problem>}
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputRef={input}
          value={email}
          error={error}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {busy ? 'Sending…' : 'Send link'}
        </Button>
        <Button onClick={onBack} sx={{ justifySelf: 'start' }}>
          Back to sign-in
        </Button>
      </Box>
    </SignInFrame>
  );
}

function useForgotten() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const [request, { isLoading: busy }] = useRequestPasswordResetMutation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const send = async () => {
    const { data, error: invalid } = Email.safeParse(email);
    setError(invalid?.issues[0]?.message);
    setRefusal(null);
    if (data === undefined) return input.current?.focus();
    const { error: refused } = await request({ email: data });
    if (refused) return setRefusal(errorMessage(refused, 'Check your connection, then try again.'));
    return setSent(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { email, setEmail, error, refusal, busy, sent, input, submit };
}
