import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { sentence } from '../../shared/api/sentence.ts';
import type { Failure } from '../../web/api/failure.ts';
import { patientNetwork, send } from '../../web/api/send.ts';
import { Button } from '../../ui/button.tsx';
import styles from './wizard.module.css';

type Props = {
  readonly failure: Failure;
  readonly email: string;
  readonly onRetry: () => void;
  /** What did not happen, where it is not the save. */
  readonly children?: ReactNode;
};

/** Says that the answers are still on the page, why they are not saved, and what to do. Back online, they are saved by themselves. */
export function SaveFailed({ failure, email, onRetry, children }: Props) {
  const retry = useEffectEvent(onRetry);
  const offline = failure.status === 0;
  useEffect(() => {
    if (!offline) return;
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [offline]);
  return (
    <div className={styles.notSaved} role="alert">
      <p>
        {children ?? (
          <>
            <strong>Your answers are not saved yet.</strong> They are still on this page.
          </>
        )}{' '}
        {failure.status === 401 ? 'You have been logged out, as happens after a while.' : sentence(failure)}
      </p>
      {failure.status === 401 ? (
        <LogInAgain email={email} />
      ) : (
        <>
          {offline && <p>We also try as soon as you are back online.</p>}
          <Button look="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

function LogInAgain({ email }: { readonly email: string }) {
  const [state, setState] = useState<'idle' | 'sent' | 'failed'>('idle');
  const ask = async () => {
    try {
      // A session rarely ends while somebody types.
      const { login } = await import('@willow/contracts/account/account.contract');
      const { error } = await send({ endpoint: login, body: { email } }, patientNetwork);
      setState(error ? 'failed' : 'sent');
    } catch {
      setState('failed');
    }
  };
  if (state === 'sent')
    return <p>We have sent a login link to {email}. Open it in this browser, then come back to this page and try again.</p>;
  return (
    <>
      <Button look="secondary" size="small" onClick={() => void ask()}>
        Email me a login link
      </Button>
      {state === 'failed' && <p>The link could not be sent. Please try again in a moment.</p>}
    </>
  );
}
