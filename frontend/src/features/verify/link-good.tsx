import type { LinkPurpose } from '@willow/contracts/account/account.contract';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { api } from '../../shared/api/api.ts';
import { keptPlace, takePlace } from '../../shared/kept-place.ts';
import { hasStatus } from '../../web/api/failure.ts';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { showError } from '../../ui/toast/toast-store.ts';
import { useOpenLinkMutation } from './verify.api.ts';
import { LinkFailed } from './link-failed.tsx';
import styles from './verify.module.css';

export type Link = {
  readonly token: string;
  readonly purpose: LinkPurpose;
  readonly name: string | null;
  readonly confirmAs: string | null;
};

export function LinkGood({ link }: { readonly link: Link | null }) {
  const [open, { isLoading, error }] = useOpenLinkMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [place] = useState(keptPlace);
  const go = async () => {
    if (!link) return navigate('/dashboard', { replace: true });
    const result = await open({ token: link.token });
    if (result.error)
      return showError(
        'Verification failed',
        hasStatus(result.error, 400) ? 'The verification link is invalid or expired.' : 'There was an error verifying your email.',
      );
    // What was read before belongs to whoever was signed in then.
    dispatch(api.util.resetApiState());
    return navigate(result.data.purpose === 'verify' ? '/dashboard?verified=true' : takePlace(), { replace: true });
  };
  if (hasStatus(error, 400)) return <LinkFailed email={null} />;
  return (
    <AppPage narrow>
      <div className={styles.card}>
        <PageHeading>{titleOf(link)}</PageHeading>
        <p>{textOf(link)}</p>
        {link?.name && link.confirmAs && <p>This link was asked for in another browser. This browser will be logged in too.</p>}
        <p className={styles.buttons}>
          <Button busy={isLoading} wide onClick={() => void go()}>
            {link?.purpose === 'login' && place ? 'Continue where you were' : 'Continue to Dashboard'}
          </Button>
          {(link?.name ?? link?.confirmAs) && (
            <a className={buttonClass({ look: 'quiet' })} href="/">
              That is not me
            </a>
          )}
        </p>
      </div>
    </AppPage>
  );
}

function titleOf(link: Link | null): string {
  if (link?.name) return `Are you ${link.name}?`;
  if (link?.confirmAs) return `Continue as ${link.confirmAs}?`;
  return link?.purpose === 'login' ? 'Welcome back' : 'Your email address is confirmed';
}

function textOf(link: Link | null): string {
  if (link?.name)
    return 'Only continue if this is you. These are the details entered when the account was created. If it is not you, leave this page and sign up with your own.';
  if (link?.confirmAs) return 'This link was asked for in another browser. If that was you, go on: this browser will be logged in too.';
  if (link?.purpose === 'login') return 'Your link works. Press the button to log in.';
  return 'Thank you. Press the button to start your will.';
}
