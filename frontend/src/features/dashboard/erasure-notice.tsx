import { useCancelErasureMutation, useErasureQuery } from '../../shared/api/erasure.api.ts';
import { sentence } from '../../shared/api/sentence.ts';
import { dayOf } from '../../shared/day-of.ts';
import { Button } from '../../ui/button.tsx';
import { isFailure } from '../../web/api/failure.ts';
import styles from './dashboard.module.css';

/** For whoever asked us to erase the account and comes back to it: until when that can be taken back. */
export function ErasureNotice() {
  const erasure = useErasureQuery().data?.erasure;
  const [cancel, { error, isLoading }] = useCancelErasureMutation();
  if (erasure?.status !== 'requested' && erasure?.status !== 'erasing') return null;
  const { status, dueAt } = erasure;
  return (
    <section className={`${styles.next} ${styles.current}`} aria-labelledby="erasure-title">
      <h2 id="erasure-title">{status === 'erasing' ? 'Your account is being erased' : `We will erase your account on ${dayOf(dueAt)}`}</h2>
      <p>
        You asked us to.{' '}
        {status === 'erasing' ? 'It can no longer be stopped.' : 'Until then you can change your mind, and everything stays as it is.'}{' '}
        <a href="/your-data">What that means</a>
      </p>
      {isFailure(error) && <p role="alert">{sentence(error)}</p>}
      {status === 'requested' && (
        <Button busy={isLoading} onClick={() => void cancel()}>
          Keep my account
        </Button>
      )}
    </section>
  );
}
