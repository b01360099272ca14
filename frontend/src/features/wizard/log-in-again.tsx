import { login } from '@willow/contracts/account/account.contract';
import { useEffect, useRef, useState } from 'react';
import { EmailText } from '../../web/email-text.ts';
import { CodeForm } from '../../shared/login-code/code-form.tsx';
import { Button } from '../../ui/button.tsx';
import { patientNetwork, send } from '../../web/api/send.ts';
import styles from './log-in-again.module.css';

type Props = { readonly email: string; readonly onLoggedIn: () => void };

/** A new login without leaving the page: the code of the mail is typed here, so that nothing on the page is lost. */
export default function LogInAgain({ email, onLoggedIn }: Props) {
  const [asked, setAsked] = useState<'sent' | 'failed'>();
  const ask = async () => {
    const { error } = await send({ endpoint: login, body: { email } }, patientNetwork);
    setAsked(error ? 'failed' : 'sent');
  };
  if (asked === 'sent') return <Sent email={email} onLoggedIn={onLoggedIn} />;
  return (
    <>
      <Button look="secondary" size="small" onClick={() => void ask()}>
        Email me a login link
      </Button>
      {asked && <p>The link could not be sent. Please try again in a moment.</p>}
    </>
  );
}

function Sent({ email, onLoggedIn }: Props) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} tabIndex={-1} className={styles.logInAgain}>
      <p>
        We have sent a login link to <EmailText>{email}</EmailText>. Type the 6-digit code from the email, or open the link in this browser,
        then come back to this page and try again.
      </p>
      <CodeForm email={email} action="Log in and save" onDone={onLoggedIn} />
    </div>
  );
}
