import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { knowsPasskeys } from '../../shared/passkeys/supported.ts';
import { Problem } from '../../shared/ui/problem.tsx';
import { CodeForm } from './code-form.tsx';
import { type Credentials, type Factors, useLogin } from './use-login.ts';
import { usePasskey } from './use-passkey.ts';

type CodeStepProps = { readonly credentials: Credentials; readonly factors: Factors; readonly onBack: () => void };

/** The second factor: the code of an app, or a passkey. */
export function CodeStep({ credentials, factors, onBack }: CodeStepProps) {
  const { attempt, busy } = useLogin();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy: asking, signIn } = usePasskey(credentials, setProblem);
  const tryCode = async (code: string) => {
    setRefusal(null);
    setProblem(null);
    const outcome = await attempt(credentials, code);
    if (outcome.kind === 'refused') setRefusal(outcome.sentence);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {problem && <Problem title="Login failed">{problem}</Problem>}
      {factors.code && <CodeForm busy={busy} refusal={refusal} confirm="Sign in" onCode={(code) => void tryCode(code)} />}
      {factors.passkey && knowsPasskeys() && (
        <Button variant={factors.code ? 'outlined' : 'contained'} size="large" disabled={asking} onClick={signIn}>
          {asking ? 'Waiting for your device…' : 'Use a passkey'}
        </Button>
      )}
      {!factors.code && !knowsPasskeys() && <Problem title="This browser doesn’t support passkeys">Sign in with another browser.</Problem>}
      <Button onClick={onBack} sx={{ justifySelf: 'start' }}>
        Use another account
      </Button>
    </Box>
  );
}
