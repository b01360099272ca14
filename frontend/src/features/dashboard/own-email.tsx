import { type EmailChange, requestEmailChange } from '@willow/contracts/account/email-change.contract';
import { BRAND } from '@willow/contracts/brand/brand';
import { z } from '@willow/contracts/zod';
import { type FormEvent, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { EmailText } from '../../web/email-text.ts';
import { api } from '../../shared/api/api.ts';
import { sentence } from '../../shared/api/sentence.ts';
import { useRefused } from '../../shared/refused-address/use-refused.ts';
import { timeInWords } from '../../shared/time-in-words.ts';
import { hasStatus } from '../../web/api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { showError, showToast } from '../../ui/toast/toast-store.ts';
import styles from './dashboard.module.css';
import { useKnownEmailChange, useOwnEmailChangeQuery, useRequestEmailChangeMutation, useStopEmailChangeMutation } from './details.api.ts';

const EVERY_MS = 5000;

/** The address that somebody logs in with, and how to move to another one. */
export function OwnEmail({ email }: { readonly email: string }) {
  const [asking, setAsking] = useState(false);
  const change = useChange(email);
  const isUnderWay = change?.outcome === 'open' || change?.outcome === 'moving';
  return (
    <section aria-label="Email address" className={styles.ownEmail}>
      <dl className={styles.details}>
        <dt>Email</dt>
        <dd>
          <EmailText>{email}</EmailText>
        </dd>
      </dl>
      <div aria-live="polite">
        {change && isUnderWay && <UnderWay current={email} change={change} />}
        {change && !isUnderWay && !asking && <Ended change={change} />}
      </div>
      {!isUnderWay && asking && <NewAddress onDone={() => setAsking(false)} />}
      {!isUnderWay && !asking && (
        <Button look="secondary" size="small" onClick={() => setAsking(true)}>
          Change email address
        </Button>
      )}
    </section>
  );
}

/** The newest change; read again while it waits for a mailbox, which is mostly opened in another tab. */
function useChange(email: string): EmailChange | null {
  const known = useKnownEmailChange(undefined).data?.change?.outcome;
  const pollingInterval = known === 'open' || known === 'moving' ? EVERY_MS : 0;
  const { data, error } = useOwnEmailChangeQuery(undefined, { pollingInterval, skipPollingIfUnfocused: true });
  const dispatch = useDispatch();
  const change = data?.change ?? null;
  // The change logs every device out, this one too.
  const isOut = hasStatus(error, 401);
  const hasMoved = change?.outcome === 'changed' && change.email !== email;
  useEffect(() => {
    if (hasMoved || isOut) dispatch(api.util.invalidateTags(['Me']));
  }, [hasMoved, isOut, dispatch]);
  return change;
}

function UnderWay({ current, change }: { readonly current: string; readonly change: EmailChange }) {
  const { email, outcome, confirmed, expiresAt, movesWithoutCurrentFrom } = change;
  const [stop, { isLoading }] = useStopEmailChangeMutation();
  const [request, { isLoading: isAsking }] = useRequestEmailChangeMutation();
  const say = async (work: Promise<{ error?: Parameters<typeof sentence>[0] }>, title: string) => {
    const { error } = await work;
    if (error) return showError('Error', sentence(error));
    return showToast({ title });
  };
  return (
    <div>
      {outcome === 'moving' ? (
        <p>
          Everything is confirmed. We change your address to <EmailText>{email}</EmailText> now, and log every device out.
        </p>
      ) : (
        <>
          <p>
            {movesWithoutCurrentFrom ? 'Our team was asked to change your address to ' : 'We change your address to '}
            <strong>
              <EmailText>{email}</EmailText>
            </strong>{' '}
            once {movesWithoutCurrentFrom ? 'it has' : 'both addresses have'} confirmed it. We sent a link to each, to confirm until{' '}
            {timeInWords(expiresAt)}.
            {movesWithoutCurrentFrom && ` It is not done before ${timeInWords(movesWithoutCurrentFrom)}, unless both have confirmed.`}
          </p>
          <ul className={styles.mailboxes}>
            {(['new', 'current'] as const).map((mailbox) => (
              <li key={mailbox}>
                {mailbox === 'new' ? 'The new address' : 'The address you have now'}:{' '}
                {confirmed[mailbox] ? 'confirmed' : 'not confirmed yet'}
              </li>
            ))}
          </ul>
        </>
      )}
      {!confirmed.new && <Undelivered email={email} />}
      <p className={styles.emailButtons}>
        {outcome === 'open' && !movesWithoutCurrentFrom && (
          <Button look="secondary" size="small" busy={isAsking} onClick={() => void say(request({ email }), 'New links sent')}>
            Send new links
          </Button>
        )}
        <Button look="secondary" size="small" busy={isLoading} onClick={() => void say(stop(), 'The change is stopped')}>
          Stop the change
        </Button>
      </p>
      <p className={styles.note}>
        Can you no longer open <EmailText>{current}</EmailText>? <a href={`mailto:${BRAND.supportEmail}`}>Contact support</a>.
      </p>
    </div>
  );
}

const Undelivered = ({ email }: { readonly email: string }) =>
  useRefused(email) && (
    <p role="alert">
      Our email could not be delivered to <EmailText>{email}</EmailText>. Please stop the change, and type the address again.
    </p>
  );

const Ended = ({ change: { email, outcome } }: { readonly change: EmailChange }) =>
  outcome !== 'changed' && (
    <p>
      {outcome === 'taken' && `Your address was not changed: ${email} has a ${BRAND.name} account of its own.`}
      {outcome === 'stopped' && `The change to ${email} was stopped.`}
      {outcome === 'expired' && `The change to ${email} was not confirmed in time.`}
    </p>
  );

function NewAddress({ onDone }: { readonly onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [request, { isLoading }] = useRequestEmailChangeMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const parsed = z.safeParse(requestEmailChange.body, { email });
    const { error: failure } = parsed.success ? await request(parsed.data) : {};
    setError(parsed.success ? failure && sentence(failure) : parsed.error.issues[0]?.message);
    if (!parsed.success || failure) return document.getElementById('new-email')?.focus();
    return onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Field
        id="new-email"
        label="New email address"
        hint="We send a link to both addresses. The change is made once both have confirmed it."
        value={email}
        error={error}
        input={{ type: 'email', autoComplete: 'email', autoFocus: true }}
        onChange={setEmail}
      />
      <p className={styles.emailButtons}>
        <Button type="submit" size="small" busy={isLoading}>
          Send the links
        </Button>
        <Button look="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </p>
      <p className={styles.note}>
        Can you no longer open the mailbox that you have now? <a href={`mailto:${BRAND.supportEmail}`}>Contact support</a>.
      </p>
    </form>
  );
}
