import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import type { Credentials, Factors } from './use-login.ts';

/** The password was right. */
type Proven = { readonly credentials: Credentials; readonly factors: Factors };

type SignInPageProps = {
  readonly ended: boolean;
  /** Called at the first sign that somebody is about to sign in. */
  readonly onBegin: () => void;
};

export function SignInPage({ ended, onBegin }: SignInPageProps) {
  const [proven, setProven] = useState<Proven | null>(null);
  if (proven)
    return (
      <SignInFrame title="Confirm it is you" lead={proven.factors.lead}>
        <CodeStep {...proven} onBack={() => setProven(null)} />
      </SignInFrame>
    );
  return (
    <SignInFrame
      title="Sign in"
      lead={ended ? 'Your session has ended. Sign in again to carry on where you left off.' : 'For members of the team.'}
    >
      <PasswordStep onBegin={onBegin} onFactorAsked={setProven} />
    </SignInFrame>
  );
}
