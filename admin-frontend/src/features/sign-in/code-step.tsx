import Button from '@mui/material/Button';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { type Credentials, useLogin } from './use-login.ts';

type CodeStepProps = { readonly credentials: Credentials; readonly onBack: () => void };

export function CodeStep({ credentials, onBack }: CodeStepProps) {
  const { attempt, busy } = useLogin();
  const [refusal, setRefusal] = useState<string | null>(null);
  const tryCode = async (code: string) => {
    setRefusal(null);
    const outcome = await attempt(credentials, code);
    if (outcome.kind === 'refused') setRefusal(outcome.sentence);
  };
  return (
    <>
      <CodeForm busy={busy} refusal={refusal} confirm="Sign in" onCode={(code) => void tryCode(code)} />
      <Button onClick={onBack} sx={{ mt: 2 }}>
        Use another account
      </Button>
    </>
  );
}
