import { lazy, Suspense, useState } from 'react';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { PasswordStep } from './password-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import type { Credentials, Factors } from './use-login.ts';

// Asked for after the password alone.
const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }));
const ForgottenPage = lazy(async () => ({ default: (await import('./forgotten-page.tsx')).ForgottenPage }));

/** The password was right. */
type Proven = { readonly credentials: Credentials; readonly factors: Factors };

type SignInPageProps = {
  readonly ended: boolean;
  /** Called at the first sign that somebody is about to sign in. */
  readonly onBegin: () => void;
};

export function SignInPage({ ended, onBegin }: SignInPageProps) {
  const [proven, setProven] = useState<Proven | null>(null);
  const [forgotten, setForgotten] = useState(false);
  if (forgotten)
    return (
      <Suspense fallback={<Waiting>One moment…</Waiting>}>
        <ForgottenPage onBack={() => setForgotten(false)} />
      </Suspense>
    );
  if (proven)
    return (
      <SignInFrame title="Confirm it is you" lead={proven.factors.lead}>
        <Suspense fallback={<Waiting>One moment…</Waiting>}>
          <CodeStep {...proven} onBack={() => setProven(null)} />
        </Suspense>
      </SignInFrame>
    );
  return (
    <SignInFrame
      title="Sign in"
      lead={ended ? 'Your session has ended. Sign in again to carry on where you left off.' : 'For members of the team.'}
    >
      <PasswordStep onBegin={onBegin} onFactorAsked={setProven} onForgotten={() => setForgotten(true)} />
    </SignInFrame>
  );
}
