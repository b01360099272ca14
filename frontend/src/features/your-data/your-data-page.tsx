import { AppPage } from '../../shared/app-page/app-page.tsx';
import { ReadFailed } from '../../shared/app-page/read-failed.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useMeOrRedirect } from '../../shared/use-me.ts';
import { Read } from '../../shared/will-check/reading.tsx';
import { Opening } from '../../ui/opening.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { DownloadCard } from './download-card.tsx';
import { ErasureCard } from './erasure-card.tsx';
import { useErasureQuery } from '../../shared/api/erasure.api.ts';

export default function YourDataPage() {
  usePageTitle('Your data');
  const me = useMeOrRedirect();
  const erasure = useErasureQuery(undefined, { skip: !me.data });
  if (me.error && !me.leaving) return <ReadFailed title="Failed to fetch user" error={me.error} onRetry={() => void me.refetch()} />;
  if (!me.data)
    return (
      <AppPage narrow>
        <Opening label="Loading your data..." />
      </AppPage>
    );
  return (
    <AppPage narrow aside={<a href="/dashboard">Back to Dashboard</a>}>
      <PageHeading>Your data</PageHeading>
      <p>
        What we hold about you, and why, is in our <a href="/privacy-policy">privacy policy</a>. It is yours: you can download a copy, and
        have it erased.
      </p>
      <DownloadCard />
      <Read of={erasure} label="We are looking up your requests...">
        {(data) => <ErasureCard erasure={data.erasure} />}
      </Read>
    </AppPage>
  );
}
