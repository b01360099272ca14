import type { EmailChange, Mailbox } from '@willow/contracts/account/email-change.contract';
import { BRAND } from '@willow/contracts/brand/brand';
import type { ReactNode } from 'react';
import { EmailText } from '../../web/email-text.ts';
import { sentence } from '../../shared/api/sentence.ts';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { timeInWords } from '../../shared/time-in-words.ts';
import { useParamsOnce } from '../../shared/use-params-once.ts';
import { usePolling } from '../../shared/use-polling.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Opening } from '../../ui/opening.tsx';
import { hasStatus } from '../../web/api/failure.ts';
import { useAnswerEmailChangeMutation, useEmailChangeQuery, useKnownEmailChange } from './confirm-email.api.ts';
import styles from './confirm-email.module.css';

/** Where both links of a change of address lead. Opening one changes nothing, because mail scanners open links. */
export default function ConfirmEmailPage() {
  usePageTitle('Your email address');
  const token = useParamsOnce().get('token') ?? '';
  return (
    <AppPage narrow>
      <Change token={token} />
    </AppPage>
  );
}

function Change({ token }: { readonly token: string }) {
  const { data: known } = useKnownEmailChange(token);
  const { interval } = usePolling(known?.change.outcome === 'moving');
  const { data, error, refetch } = useEmailChangeQuery(token, { skip: token === '', pollingInterval: interval });
  if (token === '' || hasStatus(error, 400))
    return (
      <Said title="This link does not work" next={<ToDashboard />}>
        <p>It has expired, or a newer one took its place. On your dashboard, under Personal information, you can ask for new links.</p>
      </Said>
    );
  if (data) return <Seen token={token} {...data} />;
  if (error)
    return (
      <Said
        title="We could not look at your link"
        next={
          <Button wide onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        <p role="alert">{sentence(error)}</p>
      </Said>
    );
  return <Opening label="Checking your link..." />;
}

type SeenProps = { readonly token: string; readonly mailbox: Mailbox; readonly change: EmailChange; readonly isNewest: boolean };

function Seen({ token, mailbox, change, isNewest }: SeenProps) {
  const { email, outcome, confirmed } = change;
  if (!isNewest)
    return (
      <Said title="A newer email took the place of this one">
        <p>If you want to change your address, please use the newest of our emails.</p>
        <NotMe token={token} />
      </Said>
    );
  if (outcome === 'open') {
    if (!confirmed[mailbox]) return <Question token={token} mailbox={mailbox} change={change} />;
    return (
      <Said title="Thank you. One more step">
        <p>{mailbox === 'new' ? nowCurrent(change) : `Now open our email in ${email}, and confirm there as well.`}</p>
        <Answers token={token} mailbox={mailbox} />
      </Said>
    );
  }
  const { title, text } = ENDS[outcome](email, mailbox);
  const isOwn = mailbox === 'current' && outcome !== 'changed';
  return (
    <Said title={title} next={outcome === 'changed' ? <ToDashboard /> : null}>
      <p aria-live="polite">{text}</p>
      {isOwn && outcome !== 'moving' && <NotMe token={token} />}
      {isOwn && outcome === 'moving' && <Answers token={token} mailbox={mailbox} />}
    </Said>
  );
}

const nowCurrent = ({ movesWithoutCurrentFrom }: EmailChange): string =>
  movesWithoutCurrentFrom === null
    ? 'Now open our email in the mailbox that your account has at the moment, and confirm there as well.'
    : `We change the address of your account on ${timeInWords(movesWithoutCurrentFrom)}. Until then it can be stopped from the old mailbox.`;

type End = { readonly title: string; readonly text: string };

const ENDS: Readonly<Record<Exclude<EmailChange['outcome'], 'open'>, (email: string, mailbox: Mailbox) => End>> = {
  moving: (email) => ({ title: 'We are changing your address', text: `Everything is confirmed. In a moment you log in with ${email}.` }),
  changed: (email) => ({
    title: 'Your email address is changed',
    text: `From now on you log in with ${email}, and our emails go there. Every device was logged out.`,
  }),
  stopped: () => ({ title: 'The change is stopped', text: 'Nothing was changed.' }),
  taken: (email) => ({
    title: 'This address has an account already',
    text: `Nothing was changed: ${email} has a ${BRAND.name} account of its own. Take another address, or write to ${BRAND.supportEmail}.`,
  }),
  expired: () => ({
    title: 'The time for this change is over',
    text: 'Nothing was changed. On your dashboard, under Personal information, you can ask for new links.',
  }),
};

function Question({ token, mailbox, change: { email, movesWithoutCurrentFrom } }: Omit<SeenProps, 'isNewest'>) {
  if (mailbox === 'new')
    return (
      <Said title="Is this your new address?">
        <p>
          Somebody, most likely you, wants to use{' '}
          <strong>
            <EmailText>{email}</EmailText>
          </strong>{' '}
          for a {BRAND.name} account that exists already. Have you just signed up for the first time? Then please use our other email,
          called "Confirm your email address".
        </p>
        <Answers token={token} mailbox={mailbox} yes="Confirm this address" />
      </Said>
    );
  return (
    <Said title="Change the email address of your account?">
      {movesWithoutCurrentFrom ? (
        <p>
          Our team asked for this, because we were told that you cannot read this mailbox any more. Unless you stop it, the address of your
          account is changed on {timeInWords(movesWithoutCurrentFrom)}.
        </p>
      ) : (
        <p>
          You would log in with{' '}
          <strong>
            <EmailText>{email}</EmailText>
          </strong>
          , and all our emails would go there.
        </p>
      )}
      <Answers token={token} mailbox={mailbox} yes="Yes, change it" />
      <p className={styles.note}>If you stop it, nothing is changed, and every device is logged out of your account.</p>
    </Said>
  );
}

/** For the owner of a mailbox who did not ask for a change that is over: whoever did may be logged in still. */
function NotMe({ token }: { readonly token: string }) {
  const [answer, { isLoading, isSuccess, error }] = useAnswerEmailChangeMutation();
  if (isSuccess)
    return (
      <p role="alert">
        Every device is logged out of your account. <a href="/sign-in">Log in again</a>
      </p>
    );
  return (
    <>
      {error && (
        <p role="alert" className={styles.failed}>
          {sentence(error, 'That did not work. Please try again.')}
        </p>
      )}
      <p className={styles.buttons}>
        <Button look="secondary" wide busy={isLoading} onClick={() => void answer({ token, answer: 'stop' })}>
          This was not me: log out every device
        </Button>
      </p>
    </>
  );
}

/** `yes`: left out once it was said. */
function Answers({ token, mailbox, yes }: { readonly token: string; readonly mailbox: Mailbox; readonly yes?: string }) {
  const [answer, { isLoading, error, originalArgs }] = useAnswerEmailChangeMutation();
  const asking = isLoading ? originalArgs?.answer : undefined;
  const say = (said: 'confirm' | 'stop') => !isLoading && void answer({ token, answer: said });
  return (
    <>
      {error && (
        <p role="alert" className={styles.failed}>
          {sentence(error, 'That did not work. Please try again.')}
        </p>
      )}
      <p className={styles.buttons}>
        {yes !== undefined && (
          <Button wide busy={asking === 'confirm'} onClick={() => say('confirm')}>
            {yes}
          </Button>
        )}
        <Button look="secondary" wide busy={asking === 'stop'} onClick={() => say('stop')}>
          {mailbox === 'new' && yes !== undefined ? 'I know nothing of this' : 'Stop it'}
        </Button>
      </p>
    </>
  );
}

const ToDashboard = () => (
  <a className={buttonClass({ look: 'secondary', wide: true })} href="/dashboard">
    Go to your dashboard
  </a>
);

type SaidProps = { readonly title: string; readonly next?: ReactNode; readonly children: ReactNode };

/** The press that led here took its button away, and the focus with it: it goes on from the heading. */
const recoverFocus = (heading: HTMLElement | null): void => {
  if (document.activeElement === document.body) heading?.focus();
};

function Said({ title, next, children }: SaidProps) {
  return (
    <div className={styles.card}>
      <h1 key={title} ref={recoverFocus} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {next && <p className={styles.buttons}>{next}</p>}
    </div>
  );
}
