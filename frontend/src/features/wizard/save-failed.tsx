import { lazy, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { sentence } from '../../shared/api/sentence.ts';
import { forgetPlace, keepPlace } from '../../shared/kept-place.ts';
import { LoadGuard } from '../../shared/load-guard.tsx';
import type { Failure } from '../../web/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import styles from './wizard.module.css';

/** A session rarely ends while somebody types. */
const LogInAgain = lazy(() => import('./log-in-again.tsx'));

type Props = {
  readonly failure: Failure;
  readonly email: string;
  readonly onRetry: () => void;
  /** What did not happen, where it is not the save. */
  readonly children?: ReactNode;
};

/**
 * Says that the answers are still on the page, why they are not saved, and what to do. Back online, they are saved by themselves.
 * It has a form of its own, so it stands below the one that failed.
 */
export function SaveFailed({ failure, email, onRetry, children }: Props) {
  const retry = useEffectEvent(onRetry);
  const { pathname } = useLocation();
  const offline = failure.status === 0;
  const loggedOut = failure.status === 401;
  useEffect(() => {
    if (!loggedOut) return;
    keepPlace(pathname);
    return forgetPlace;
  }, [loggedOut, pathname]);
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
        {loggedOut ? 'You have been logged out.' : sentence(failure)}
      </p>
      {loggedOut ? (
        <LoadGuard otherwise={<a href="/sign-in">Log in</a>}>
          <LogInAgain email={email} onLoggedIn={onRetry} />
        </LoadGuard>
      ) : (
        <>
          {offline && <p>We try again once you are online.</p>}
          <Button look="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
