import type { AfterSending } from '@willow/contracts/will/after-sending.contract';
import { useAfterSendingQuery } from '../../shared/api/after-sending.api.ts';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { ReadFailed } from '../../shared/app-page/read-failed.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useMeOrRedirect } from '../../shared/use-me.ts';
import { Read } from '../../shared/will-check/reading.tsx';
import { Opening } from '../../ui/opening.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AfterSigning, StillInForce } from './after-signing.tsx';
import { SigningChecklist } from './signing-checklist.tsx';
import { Reminders } from './reminders.tsx';
import styles from './signing-day.module.css';

/** For a telephone on the table, with one hand free. */
export default function SigningDayPage() {
  usePageTitle('Signing day');
  const me = useMeOrRedirect();
  const sent = useAfterSendingQuery(undefined, { skip: !me.data });
  if (me.error && !me.leaving) return <ReadFailed title="Failed to fetch user" error={me.error} onRetry={() => void me.refetch()} />;
  if (!me.data)
    return (
      <AppPage narrow>
        <Opening label="Loading signing day..." />
      </AppPage>
    );
  return (
    <AppPage narrow aside={<a href="/dashboard">Back to Dashboard</a>}>
      <div className={styles.page}>
        <PageHeading>Signing day</PageHeading>
        <Read of={sent} label="We are looking up your will...">
          {(data) => <Day sent={data} />}
        </Read>
      </div>
    </AppPage>
  );
}

function Day({ sent }: { readonly sent: AfterSending }) {
  const [newest] = sent.versions;
  const inForce = sent.versions.some(({ state }) => state === 'in-force');
  if (!newest)
    return (
      <>
        <p>
          Your will is not ready to sign yet. We email it to you when our team has reviewed it, and this page then leads you through the
          signing.
        </p>
        <p>
          <a href="/your-will/signing">Check now who may be your witnesses</a>
        </p>
      </>
    );
  return (
    <>
      {newest.state === 'to-sign' ? <SigningChecklist version={newest} /> : <AfterSigning version={newest} keptAt={sent.keptAt} />}
      {inForce && <StillInForce keptAt={sent.keptAt} />}
      <Reminders on={sent.reminders} signed={newest.state === 'signed'} />
    </>
  );
}
