import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { Opening } from '../../ui/opening.tsx';
import { showError } from '../../ui/toast/toast-store.ts';
import { useCheckLinkQuery } from './verify.api.ts';
import { LinkFailed } from './link-failed.tsx';
import { LinkGood } from './link-good.tsx';

type Arrival = { readonly token: string | null; readonly verified: boolean; readonly email: string | null };

/** Where every emailed link leads. Opening it only checks it; the button uses it. */
export default function VerifyPage() {
  const arrival = useArrival();
  usePageTitle('Your link');
  if (arrival.verified && !arrival.token) return <LinkGood link={null} />;
  if (!arrival.token) return <LinkFailed email={arrival.email} />;
  return <Checking token={arrival.token} email={arrival.email} />;
}

/** Reads the address once and takes the token out of it, so that it stays in no history. */
function useArrival(): Arrival {
  const [params, setParams] = useSearchParams();
  const [arrival] = useState(() => ({
    token: params.get('token'),
    verified: params.get('verified') === 'true',
    email: params.get('email'),
  }));
  useEffect(() => {
    if (params.size > 0) setParams({}, { replace: true });
  }, [params, setParams]);
  return arrival;
}

function Checking({ token, email }: { readonly token: string; readonly email: string | null }) {
  const { data, error } = useCheckLinkQuery({ token });
  useEffect(() => {
    if (!error) return;
    const refused = error && 'status' in error && error.status === 400;
    showError('Verification failed', refused ? 'The verification link is invalid or expired.' : 'There was an error verifying your email.');
  }, [error]);
  if (error) return <LinkFailed email={email} />;
  if (!data)
    return (
      <AppPage narrow>
        <Opening label="Checking your link..." />
      </AppPage>
    );
  return <LinkGood link={{ token, purpose: data.purpose, name: data.name, confirmAs: data.confirmAs }} />;
}
