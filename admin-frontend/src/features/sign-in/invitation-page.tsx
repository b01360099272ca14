import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Password } from '@willow/contracts/operator/people.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage, hasStatus } from '@willow/frontend/web/api/failure';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import { Problem } from '../../shared/ui/problem.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { useAcceptInvitationMutation, useReadInvitationMutation } from './invitation.api.ts';
import { SignInFrame } from './sign-in-frame.tsx';

type InvitationPageProps = { readonly token: string; readonly onDone: () => void };

/** Where the link leads by which somebody joins the team. */
export function InvitationPage({ token, onDone }: InvitationPageProps) {
  const { invitation, problem, ask } = useInvitation(token);
  if (problem)
    return (
      <SignInFrame title="This link cannot be used" lead={problem.sentence}>
        <Box sx={{ display: 'flex', gap: 1 }}>
          {problem.again && (
            <Button variant="contained" onClick={ask}>
              Try again
            </Button>
          )}
          <Button onClick={onDone}>Go to sign-in</Button>
        </Box>
      </SignInFrame>
    );
  if (!invitation) return <Waiting>Looking at your link…</Waiting>;
  return (
    <SignInFrame title="Choose a password" lead={`Welcome to the team, ${invitation.name}. You sign in with ${invitation.email}.`}>
      <PasswordForm token={token} email={invitation.email} onDone={onDone} />
    </SignInFrame>
  );
}

type Invitation = { readonly name: string; readonly email: string };
type Trouble = { readonly sentence: string; readonly again: boolean };

function useInvitation(token: string) {
  const [read] = useReadInvitationMutation();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<Trouble | null>(null);
  const ask = async () => {
    setProblem(null);
    const { data, error } = await read({ token });
    if (data) return setInvitation(data);
    const isNoGood = hasStatus(error, 410) || hasStatus(error, 400);
    setProblem({
      sentence: isNoGood ? MESSAGES.teamLinkInvalid : errorMessage(error, 'Check your connection, then try again.'),
      again: !isNoGood,
    });
  };
  const first = useRef(ask);
  useEffect(() => void first.current(), []);
  return { invitation, problem, ask: () => void ask() };
}

function PasswordForm({ token, email, onDone }: InvitationPageProps & { readonly email: string }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [accept, { isLoading: busy }] = useAcceptInvitationMutation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = Password.safeParse(password).error?.issues[0]?.message;
    setError(wrong);
    setRefusal(null);
    if (wrong) return input.current?.focus();
    const { error: refused } = await accept({ token, password });
    if (refused) return setRefusal(errorMessage(refused, 'Your password was not set. Try again.'));
    return onDone();
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
        Next you set up the second thing that proves it is you.
      </Typography>
    </Box>
  );
}
