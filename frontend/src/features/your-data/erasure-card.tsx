import { type Erasure, ERASURE_AGREEMENTS, ERASURE_WAIT_DAYS } from '@willow/contracts/account/privacy.contract';
import { useState } from 'react';
import { sentence } from '../../shared/api/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { isFailure } from '../../web/api/failure.ts';
import { dayOf } from '../../shared/day-of.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { useCancelErasureMutation } from '../../shared/api/erasure.api.ts';
import styles from './your-data.module.css';

export function ErasureCard({ erasure }: { readonly erasure: Erasure | null }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="erase-title">
      <h2 id="erase-title">Erase my account</h2>
      {erasure?.status === 'requested' || erasure?.status === 'erasing' ? (
        <Waiting erasure={erasure} />
      ) : (
        <>
          {erasure?.status === 'declined' && <Declined erasure={erasure} />}
          <Consequences />
          <Button look="secondary" onClick={() => setOpen(true)}>
            Erase my account…
          </Button>
        </>
      )}
      {open && <EraseDialog onClose={() => setOpen(false)} />}
    </section>
  );
}

const Consequences = () => (
  <ul>
    <li>Your name, address, answers, drafts and messages become unreadable for everybody, even for us.</li>
    <li>You cannot log in any more, and free updates of your will end.</li>
    <li>A will that you have printed and signed stays valid. Keep it safe: we cannot print it again.</li>
    <li>We keep what was paid and when, without your name, for six years, because tax law requires it.</li>
    <li>Download your data first if you want to keep a copy: afterwards there is nothing left to copy.</li>
    <li>You have {ERASURE_WAIT_DAYS} days to change your mind. If your will is paid for, two members of our team need to agree as well.</li>
  </ul>
);

function Waiting({ erasure }: { readonly erasure: Erasure }) {
  const [cancel, { error, isLoading }] = useCancelErasureMutation();
  return (
    <>
      <output className={styles.waiting}>
        <strong>We will erase your account on {dayOf(erasure.dueAt)}.</strong>{' '}
        {erasure.needsAgreement &&
          `Your will is paid for, so two members of our team need to agree (${erasure.agreements} of ${ERASURE_AGREEMENTS} so far).`}
      </output>
      <p>
        Keep the address of your <a href={`/erased?certificate=${erasure.id}`}>certificate of erasure</a>: afterwards you cannot log in to
        find it.
      </p>
      {isFailure(error) && <p role="alert">{sentence(error)}</p>}
      {erasure.status === 'requested' && (
        <Button busy={isLoading} onClick={() => void cancel()}>
          Keep my account
        </Button>
      )}
    </>
  );
}

const Declined = ({ erasure }: { readonly erasure: Erasure }) => (
  <p className={styles.waiting}>
    <strong>We could not erase your account when you asked on {dayOf(erasure.requestedAt)}.</strong> {erasure.declinedBecause}
  </p>
);
