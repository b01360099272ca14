import type { User } from '@willow/contracts/account/account.contract';
import type { OwnCallBack } from '@willow/contracts/contact/call-back.contract';
import { slotInWords } from '@willow/contracts/contact/call-slots';
import { phoneInWords } from '@willow/contracts/contact/phone-in-words';
import { lazy, useState } from 'react';
import { sentence } from '../../../shared/api/sentence.ts';
import { LoadGuard } from '../../../shared/load-guard.tsx';
import { timeInWords } from '../../../shared/time-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { showError, showToast } from '../../../ui/toast/toast-store.ts';
import styles from '../dashboard.module.css';
import { useCancelCallBackMutation, useOwnCallBackQuery } from './call-backs.api.ts';

const CallBackDialog = lazy(() => import('./call-back-dialog.tsx'));

/** For whoever would rather talk: asks for a call, and says when it was promised. */
export default function CallBackCard({ user }: { readonly user: User }) {
  const { data, isLoading } = useOwnCallBackQuery();
  const [open, setOpen] = useState(false);
  if (isLoading) return null;
  const waiting = data?.callBack ?? null;
  return (
    <section className={styles.card} aria-labelledby="call-title">
      <h2 id="call-title">{waiting ? 'Your call' : 'Would you rather talk?'}</h2>
      {waiting ? (
        <Promised call={waiting} onChange={() => setOpen(true)} />
      ) : (
        <>
          <p>Choose a time, and somebody from our team calls you.</p>
          <Button look="secondary" size="small" onClick={() => setOpen(true)}>
            Ask for a call
          </Button>
        </>
      )}
      {open && (
        <LoadGuard>
          <CallBackDialog user={user} call={waiting} onClose={() => setOpen(false)} />
        </LoadGuard>
      )}
    </section>
  );
}

function Promised({ call: { id, slot, phone, unansweredAt }, onChange }: { readonly call: OwnCallBack; readonly onChange: () => void }) {
  const [cancel, { isLoading }] = useCancelCallBackMutation();
  const press = async () => {
    const { error } = await cancel({ id });
    if (error) showError('The call was not cancelled', sentence(error));
    else showToast({ title: 'Call cancelled', description: 'Nobody will call you. You can ask for another call at any time.' });
  };
  return (
    <>
      {unansweredAt ? (
        <p>
          <strong>We called you on {timeInWords(unansweredAt)}, and nobody answered.</strong> We will try again. Choose another time or
          number if that suits you better.
        </p>
      ) : (
        <p>
          We will call you on <strong>{slotInWords(slot)}</strong>, UK time{phone && `, on ${phoneInWords(phone)}`}.
        </p>
      )}
      <p className={styles.callActions}>
        <Button look="secondary" size="small" onClick={onChange}>
          Change time or number
        </Button>
        <Button look="quiet" size="small" busy={isLoading} onClick={() => void press()}>
          Cancel the call
        </Button>
      </p>
    </>
  );
}
