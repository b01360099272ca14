import { BRAND } from '@willow/contracts/brand/brand';
import { useEffect, useRef } from 'react';
import { sentence } from '../../shared/api/sentence.ts';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useParamsOnce } from '../../shared/use-params-once.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useStopInvitationsMutation } from './stop-invitations.api.ts';
import styles from './stop-invitations.module.css';

/** Where the last link of an invitation leads. Opening it changes nothing, because mail scanners open links. */
export default function StopInvitationsPage() {
  usePageTitle('Invitations');
  const params = useParamsOnce();
  const link = { invitation: params.get('invitation') ?? 'none', key: params.get('key') ?? '' };
  const [stop, { isLoading, isSuccess, error }] = useStopInvitationsMutation();
  return (
    <AppPage narrow>
      <div className={styles.card}>
        {isSuccess ? (
          <Stopped />
        ) : (
          <>
            <PageHeading>No more invitations?</PageHeading>
            <p>
              {BRAND.name} emailed you because somebody you know gave us your address for an invitation. If you tell us to stop, we send no
              invitation to this address again, whoever asks for one.
            </p>
            {error && (
              <p role="alert" className={styles.failed}>
                {sentence(error, 'That did not work. Please try again.')}
              </p>
            )}
            <p className={styles.buttons}>
              <Button wide busy={isLoading} onClick={() => void stop(link)}>
                Stop invitations to me
              </Button>
              <a className={buttonClass({ look: 'secondary', wide: true })} href="/">
                Back to Home
              </a>
            </p>
            <p className={styles.note}>
              You can also write to <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
            </p>
          </>
        )}
      </div>
    </AppPage>
  );
}

function Stopped() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        We will not invite you again
      </h1>
      <p>This address gets no more invitations from us. If you ever make an account yourself, we still email you about that.</p>
      <p className={styles.buttons}>
        <a className={buttonClass({ look: 'secondary', wide: true })} href="/">
          Back to Home
        </a>
      </p>
    </>
  );
}
