import { useEffect } from 'react';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { useParamsOnce } from '../../shared/use-params-once.ts';
import { Opening } from '../../ui/opening.tsx';
import { showError } from '../../ui/toast/toast-store.ts';
import { useCheckLinkQuery } from './verify.api.ts';
import { LinkFailed } from './link-failed.tsx';
import { LinkGood } from './link-good.tsx';

/** Where every emailed link leads. Opening it only checks it; the button uses it. */
export default function VerifyPage() {
  const params = useParamsOnce();
  usePageTitle('Your link');
  const [token, email] = [params.get('token'), params.get('email')];
  if (token) return <Checking token={token} email={email} />;
  return params.get('verified') === 'true' ? <LinkGood link={null} /> : <LinkFailed email={email} />;
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
