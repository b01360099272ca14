import { KEYS, read } from '../../shared/storage.ts';
import { NotDelivered } from '../../shared/refused-address/not-delivered.tsx';
import { AppPage } from '../../shared/app-page/app-page.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { showError, showToast } from '../../ui/toast/toast-store.ts';
import { useResendMutation } from './verify.api.ts';
import styles from './verify.module.css';

export function LinkFailed({ email }: { readonly email: string | null }) {
  const [resend, { isLoading, originalArgs: asked, isSuccess }] = useResendMutation();
  const known = read(KEYS.userEmail) ?? email;
  const again = async () => {
    const address = read(KEYS.userEmail) ?? email;
    // Storage can be cleared while the page is open, so what was known when the button was drawn is asked for again.
    if (!address) return showError('Error', 'Email address not found. Please try signing up again.');
    const { error } = await resend({ email: address });
    if (error) return showError('Error', 'Failed to resend verification email. Please try again.');
    return showToast({ title: 'Verification email sent', description: 'Please check your email.' });
  };
  return (
    <AppPage narrow>
      <div className={styles.card}>
        <PageHeading>This link does not work</PageHeading>
        <p>The verification link is invalid or expired. The link may have been used already, or a newer one has taken its place.</p>
        <p>
          Already verified? <a href="/sign-in">Ask for a login link</a>.
        </p>
        {isSuccess && asked && <NotDelivered email={asked.email} />}
        <p className={styles.buttons}>
          {known && (
            <Button busy={isLoading} wide onClick={() => void again()}>
              Resend Verification Email
            </Button>
          )}
          <a className={buttonClass({ look: 'secondary', wide: true })} href="/">
            Back to Home
          </a>
        </p>
      </div>
    </AppPage>
  );
}
