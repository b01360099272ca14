import { BRAND } from '@willow/contracts/brand/brand';
import { DRAFT_DAYS } from '@willow/contracts/brand/claims';
import { lazy, type ReactNode } from 'react';
import { LoadGuard } from '../../shared/load-guard.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { UnknownWill } from './unknown-will.tsx';
import type { Stage } from './will-progress.ts';
import styles from './dashboard.module.css';

const SentWill = lazy(() => import('./sent-will.tsx'));
const Updating = lazy(() => import('./updating.tsx'));

type Props = {
  readonly stage: Stage;
  /** Why there is no draft, if that is known. */
  readonly problem?: string | null;
  /** Whether it is a will that was sent and is being changed. */
  readonly updating?: boolean;
  readonly paymentFailed: boolean;
  readonly slow: boolean;
  readonly onCheckAgain: () => void;
};

export function NextStep({ stage, problem = null, updating = false, paymentFailed, slow, onCheckAgain }: Props) {
  if (stage === 'unpaid') return <Unpaid failed={paymentFailed} />;
  if (stage === 'confirming' || stage === 'preparing') {
    const title = stage === 'confirming' ? 'Confirming your payment' : 'Preparing your draft';
    return (
      <UnderWay title={title} slow={slow} onCheckAgain={onCheckAgain}>
        {stage === 'preparing' && <Draft updating={updating} />}
      </UnderWay>
    );
  }
  if (stage === 'reviewing')
    return (
      <section className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title">Our team is reviewing your draft</h2>
        <Draft updating={updating} />
      </section>
    );
  if (stage === 'stuck') return <Stuck problem={problem} />;
  if (stage === 'returned') return updating ? <Changing /> : <Returned />;
  if (stage === 'sent') return <Sent />;
  return (
    <p className={styles.promise}>
      <Icon name="clock" /> Once you have paid, your draft will be available here within {DRAFT_DAYS}.
    </p>
  );
}

const NOT_LOADED = 'Part of this page could not be loaded. Please check your connection, and load the page again.';

function Sent() {
  const unknown = (
    <section className={styles.next} aria-labelledby="next-title">
      <UnknownWill>
        <p role="alert">{NOT_LOADED}</p>
      </UnknownWill>
    </section>
  );
  return (
    <LoadGuard otherwise={unknown} holdsScreen>
      <SentWill />
    </LoadGuard>
  );
}

const Changing = () => (
  <LoadGuard otherwise={<p role="alert">{NOT_LOADED}</p>} holdsScreen>
    <Updating />
  </LoadGuard>
);

function Unpaid({ failed }: { readonly failed: boolean }) {
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">{failed ? 'Your payment did not go through' : 'Your will is waiting for payment'}</h2>
      <p>
        {failed
          ? 'Nothing was charged, and your answers are safe. You can try again, with another card if you like.'
          : `All ten questions are answered. When you have paid, your draft will be available within ${DRAFT_DAYS}.`}
      </p>
      <p className={styles.buttons}>
        <a className={buttonClass()} href="/checkout">
          Go to Checkout
        </a>
      </p>
    </section>
  );
}

function Stuck({ problem }: { readonly problem: string | null }) {
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">We could not make your draft yet</h2>
      <p>{problem ? `This stands in the way: ${problem}` : 'Something went wrong on our side. Nothing is wrong with your answers.'}</p>
      <h3>What happens next</h3>
      <p>
        Your payment and your answers are safe, and there is nothing more to pay. A person on our team looks at it and writes to you. If an
        answer has to be changed, we open your answers again. You can also write to{' '}
        <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
      </p>
    </section>
  );
}

function Returned() {
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">Your answers need another look</h2>
      <p>
        Our team has written to you about your will and opened your answers again. Change what is not right, then submit them once more.
        There is nothing more to pay.
      </p>
      <p className={styles.buttons}>
        <a className={buttonClass()} href="/wizard/10">
          Check Your Answers
        </a>
      </p>
    </section>
  );
}

type UnderWayProps = { readonly title: string; readonly slow: boolean; readonly onCheckAgain: () => void; readonly children: ReactNode };

function UnderWay({ title, slow, onCheckAgain, children }: UnderWayProps) {
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">{title}</h2>
      <output className={styles.underWay}>
        {slow
          ? 'This takes longer than usual. It goes on without you: we email you when it is done.'
          : 'This takes a few seconds, and this page updates by itself.'}
      </output>
      {slow && (
        <p className={styles.buttons}>
          <Button look="secondary" onClick={onCheckAgain}>
            Check again
          </Button>
        </p>
      )}
      {children}
    </section>
  );
}

function Draft({ updating }: { readonly updating: boolean }) {
  return (
    <>
      <p>Your draft will be available within {DRAFT_DAYS}.</p>
      {updating && <p>There is nothing to pay.</p>}
      <h3>What happens next</h3>
      <ol className={styles.steps}>
        <li>A reviewer reads your draft against your answers.</li>
        <li>We email it to you, and it appears here for download.</li>
        <li>You print it and sign it in front of two adult witnesses, both present at the same time.</li>
        <li>They sign too. Neither may be someone who inherits, nor their husband, wife or civil partner.</li>
      </ol>
    </>
  );
}
