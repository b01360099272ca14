import { AppPage } from '../../shared/app-page/app-page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import styles from './dashboard.module.css';

export default function NoUser({ signedOut }: { readonly signedOut: boolean }) {
  return (
    <AppPage narrow>
      <PageHeading>Unable to load user data</PageHeading>
      <p>
        {signedOut
          ? 'You are not logged in here, or you were logged out after a while. Everything you saved is safe.'
          : 'Failed to fetch user'}
      </p>
      <p className={styles.buttons}>
        <a href="/" className={buttonClass()}>
          Return Home
        </a>
        <a href="/sign-in" className={buttonClass({ look: 'secondary' })}>
          Log in
        </a>
      </p>
    </AppPage>
  );
}
