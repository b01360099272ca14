import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS } from '../../shared/claims.ts';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import { StatusBoard } from './status-board.tsx';
import styles from './status.module.css';

export const meta = () =>
  seo({
    path: '/status',
    title: 'Service Status',
    description: 'Whether the website, the questionnaire, payments, emails and the referral programme are working.',
  });

export default function StatusPage() {
  return (
    <PublicPage header="legal">
      <div className={styles.page}>
        <h1>Service Status</h1>
        <StatusBoard />
        <p>
          Something not working? Write to <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a> and say what you were doing.
          Your answers so far are saved.
        </p>
        <p>
          <a href="/wizard" data-start className={buttonClass()}>
            Get Started - {CLAIMS.price}
          </a>
        </p>
      </div>
    </PublicPage>
  );
}
