import { BRAND } from '@willow/contracts/brand/brand';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import styles from './account.module.css';

export const meta = () =>
  seo({
    path: '/sign-in',
    title: 'Sign up or log in',
    description: 'Create a free account or ask for a login link. There is no password: we email you a link.',
  });

export default function SignInPage() {
  return (
    <PublicPage>
      <div className={styles.page} data-sign-in>
        {/* What the form says to who is new: the heading stays when the script comes. */}
        <h1>Create your free account</h1>
        <noscript>
          <p>
            Signing up and logging in need JavaScript, which is switched off in this browser. Please switch it on, or write to{' '}
            <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a> and we will help.
          </p>
        </noscript>
      </div>
    </PublicPage>
  );
}
