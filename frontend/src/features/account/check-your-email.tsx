import type { LinkPurpose } from '@willow/contracts/account/account.contract';
import { LOGIN_LINK_MINUTES } from '@willow/contracts/constants';
import { useEffect, useRef, useState } from 'react';
import { EmailText } from '../../web/email-text.ts';
import { useBrowser } from '../../shared/browser.ts';
import { NotDelivered } from '../../shared/refused-address/not-delivered.tsx';
import { takePlace } from '../../shared/kept-place.ts';
import { CodeForm } from '../../shared/login-code/code-form.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import type { Account } from './use-account.ts';
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts';

type Props = { readonly sent: NonNullable<Account['sent']>; readonly account: Account; readonly onClose: () => void };

/** The same words for an address with an account and for one without. */
export function CheckYourEmail({ sent: { mode, email }, account: { pending, problem, sendAgain, changeAddress }, onClose }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const { leave } = useBrowser();
  const [again, setAgain] = useState(false);
  useEffect(() => text.current?.focus(), []);
  const repeat = async () => {
    setAgain(false);
    setAgain(await sendAgain());
  };
  const go = (purpose: LinkPurpose) => leave(purpose === 'verify' ? '/dashboard?verified=true' : takePlace());
  useSignedInElsewhere(email, () => leave(takePlace()));
  return (
    <div ref={text} tabIndex={-1} className={styles.sent}>
      <p>
        {mode === 'signup' ? 'We have sent a verification link to' : 'We have sent a login link to'}{' '}
        <strong>
          <EmailText>{email}</EmailText>
        </strong>
        .
      </p>
      <p>
        {mode === 'signup'
          ? 'Open it to verify your email address and start your will, or enter the 6-digit code from the email.'
          : `If there is an account with this address, the link logs you in, and so does the code under it. They work once, for ${LOGIN_LINK_MINUTES} minutes.`}
      </p>
      <CodeForm email={email} onDone={go} />
      <section aria-labelledby="no-email" className={styles.noEmail}>
        <h3 id="no-email">No email?</h3>
        <p>It can take a minute, and it may be in your spam folder.</p>
        <NotDelivered email={email} />
        {problem && <p role="alert">{problem}</p>}
        <output>{again && 'We have sent another one. Only the newest works.'}</output>
        <div className={styles.pair}>
          <Button look="secondary" size="small" busy={pending} onClick={() => void repeat()}>
            Send another email
          </Button>
          <Button look="secondary" size="small" disabled={pending} onClick={changeAddress}>
            Change the address
          </Button>
        </div>
      </section>
      <Button look="quiet" onClick={onClose} wide>
        Close
      </Button>
    </div>
  );
}
