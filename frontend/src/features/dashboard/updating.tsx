import { useState } from 'react';
import { Link } from 'react-router';
import { useCloseUpdateMutation } from '../../shared/api/after-sending.api.ts';
import { sentence } from '../../shared/api/sentence.ts';
import Changes from '../../shared/will-check/changes.tsx';
import { isFailure } from '../../web/api/failure.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './dashboard.module.css';

/** A will that was sent, while its customer changes it. */
export default function Updating() {
  const [asking, setAsking] = useState(false);
  const [keep, { error, isLoading }] = useCloseUpdateMutation();
  const confirm = async () => {
    await keep();
    setAsking(false);
  };
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">You are changing your will</h2>
      <p>
        Your answers are open. Change what is different and submit them. We will review your will and send you a new one, and there is
        nothing to pay.
      </p>
      <Changes />
      {isFailure(error) && <p role="alert">{sentence(error)}</p>}
      <p className={styles.buttons}>
        <Link className={buttonClass()} to="/wizard/10">
          Go on Changing
        </Link>
        <Button look="secondary" onClick={() => setAsking(true)}>
          Keep My Will as It Is
        </Button>
      </p>
      {asking && (
        <Dialog title="Keep your will as it is?" onClose={() => setAsking(false)}>
          <p>What you have changed since you opened it is dropped. The will that we sent you stays exactly as it was.</p>
          <p className={styles.buttons}>
            <Button busy={isLoading} onClick={() => void confirm()}>
              Keep It as It Is
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              Go back
            </Button>
          </p>
        </Dialog>
      )}
    </section>
  );
}
