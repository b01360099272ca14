import type { OwnCouple } from '@willow/contracts/couple/couple.contract';
import { useState } from 'react';
import { useLeaveCoupleMutation, useOfferAnswersMutation, useWithdrawOfferMutation } from '../../../shared/api/couple.api.ts';
import { sentence } from '../../../shared/api/sentence.ts';
import { dayOf } from '../../../shared/day-of.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmailText } from '../../../web/email-text.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from '../dashboard.module.css';

/** What its reader did, and what is offered to them: nothing of what the other did in silence. */
export function OwnPair({ couple: { invitedAt, invited, acceptedAt, offeredAt, isOfferedAnswers } }: { readonly couple: OwnCouple }) {
  return (
    <>
      {invited && (
        <p>
          You invited {invited.name} on {dayOf(invitedAt)}, at <EmailText>{invited.email}</EmailText>. The invitation works until{' '}
          {dayOf(invited.until)}.
        </p>
      )}
      {acceptedAt && <p>The invitation was accepted on {dayOf(acceptedAt)}. Each of you has your own will.</p>}
      {isOfferedAnswers && (
        <p>
          You have been offered answers to start from.{' '}
          <a className={buttonClass({ size: 'small' })} href="/couple">
            Look at them
          </a>
        </p>
      )}
      {acceptedAt && <OwnOffer offeredAt={offeredAt} />}
      <Leave isOpen={acceptedAt === null} />
    </>
  );
}

function OwnOffer({ offeredAt }: { readonly offeredAt: string | null }) {
  const [asking, setAsking] = useState(false);
  const [offer] = useOfferAnswersMutation();
  const [withdraw, { isLoading, error }] = useWithdrawOfferMutation();
  const send = async () => {
    const { error: failure } = await offer();
    return failure ? sentence(failure) : null;
  };
  return (
    <>
      {offeredAt && (
        <p>You offered your answers on {dayOf(offeredAt)}, as they were then. You can take the offer back; what was kept by then stays.</p>
      )}
      {error && <p role="alert">{sentence(error)}</p>}
      <p className={styles.buttons}>
        <Button look="secondary" size="small" onClick={() => setAsking(true)}>
          {offeredAt ? 'Offer my newest answers' : 'Offer my answers'}
        </Button>
        {offeredAt && (
          <Button look="quiet" size="small" busy={isLoading} onClick={() => void withdraw()}>
            Take the offer back
          </Button>
        )}
      </p>
      {asking && (
        <ConfirmDialog title="Offer your answers?" action="Offer my answers" onConfirm={send} onClose={() => setAsking(false)}>
          <p>
            Your partner will see your answers as they are now: your name, date of birth and address, your children, a home that you share,
            executors, guardians, who inherits, and who inherits instead.
          </p>
          <p>They never see your gifts, your funeral wishes, your phone number or your email address. Only do this if you want to.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Leave({ isOpen }: { readonly isOpen: boolean }) {
  const [asking, setAsking] = useState(false);
  const [leave] = useLeaveCoupleMutation();
  const send = async () => {
    const { error } = await leave();
    return error ? sentence(error) : null;
  };
  const action = isOpen ? 'Take the invitation back' : 'Leave quietly';
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setAsking(true)}>
        {action}
      </Button>
      {asking && (
        <ConfirmDialog title={`${action}?`} action={action} onConfirm={send} onClose={() => setAsking(false)}>
          <p>
            {isOpen
              ? 'The code in the email stops working.'
              : 'Nobody is told. What you offered is taken back, and your will stays as it is.'}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
