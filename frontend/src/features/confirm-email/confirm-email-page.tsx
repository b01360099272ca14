import type { EmailChange, Mailbox } from '@willow/contracts/account/email-change.contract';
import { BRAND } from '@willow/contracts/brand/brand';
import type { ReactNode } from 'react';
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
  if (data) return <Seen token={token} mailbox={data.mailbox} change={data.change} />;
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

type SeenProps = { readonly token: string; readonly mailbox: Mailbox; readonly change: EmailChange };

function Seen({ token, mailbox, change }: SeenProps) {
  const { email, outcome, confirmed } = change;
  if (outcome === 'open') {
    if (!confirmed[mailbox]) return <Question token={token} mailbox={mailbox} change={change} />;
    return (
      <Said title="Thank you, that is half of it">
        <p>{mailbox === 'new' ? nowCurrent(change) : `Now open our email in ${email}, and confirm there as well.`}</p>
        <Answers token={token} mailbox={mailbox} />
      </Said>
    );
  }
  const { title, text } = ENDS[outcome](email, mailbox);
  return (
    <Said title={title} next={outcome === 'moving' ? null : <ToDashboard />}>
      <p aria-live="polite">{text}</p>
    </Said>
  );
}

const nowCurrent = ({ movesWithoutCurrentFrom }: EmailChange): string =>
  movesWithoutCurrentFrom === null
    ? 'Now open our email in the mailbox that your account has at the moment, and confirm there as well.'
    : `Your account moves here on ${timeInWords(movesWithoutCurrentFrom)}. Until then it can be stopped from the old mailbox.`;

type End = { readonly title: string; readonly text: string };

const ENDS: Readonly<Record<Exclude<EmailChange['outcome'], 'open'>, (email: string, mailbox: Mailbox) => End>> = {
  moving: (email) => ({ title: 'Your account is moving', text: `Everything is confirmed. In a moment you log in with ${email}.` }),
  changed: (email) => ({
    title: 'Your email address is changed',
    text: `From now on you log in with ${email}, and our emails go there.`,
  }),
  stopped: (_, mailbox) => ({
    title: 'The change is stopped',
    text:
      mailbox === 'current'
        ? 'Nothing was changed. To be safe, log in again: every device may have been logged out.'
        : 'Nothing was changed, and this address is used for no account.',
  }),
  taken: (email) => ({
    title: 'This address has an account already',
    text: `Nothing was changed: ${email} has a ${BRAND.name} account of its own. Take another address, or write to ${BRAND.supportEmail}.`,
  }),
  expired: () => ({
    title: 'The time for this change is over',
    text: 'Nothing was changed. On your dashboard, under Personal information, you can ask for new links.',
  }),
};

function Question({ token, mailbox, change: { email, movesWithoutCurrentFrom } }: SeenProps) {
  if (mailbox === 'new')
    return (
      <Said title="Is this your new address?">
        <p>
          Somebody, most likely you, wants to use <strong>{email}</strong> for their {BRAND.name} account.
        </p>
        <Answers token={token} mailbox={mailbox} yes="Confirm this address" />
      </Said>
    );
  return (
    <Said title="Move your account to a new address?">
      <p>
        You would log in with <strong>{email}</strong>, and all our emails would go there.
      </p>
      {movesWithoutCurrentFrom && (
        <p>
          Our team asked for this, because we were told that you cannot read this mailbox any more. Unless you stop it, your account moves
          on {timeInWords(movesWithoutCurrentFrom)}.
        </p>
      )}
      <Answers token={token} mailbox={mailbox} yes="Yes, move my account" />
      <p className={styles.note}>If you stop it, nothing is changed, and every device is logged out of your account.</p>
    </Said>
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
const takeLostFocus = (heading: HTMLElement | null): void => {
  if (document.activeElement === document.body) heading?.focus();
};

function Said({ title, next, children }: SaidProps) {
  return (
    <div className={styles.card}>
      <h1 key={title} ref={takeLostFocus} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {next && <p className={styles.buttons}>{next}</p>}
    </div>
  );
}
