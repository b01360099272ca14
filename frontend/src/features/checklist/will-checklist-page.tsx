import { CLAIMS } from '../../shared/claims.ts';
import page from '../../shared/public-page/page.module.css';
import { PublicPage } from '../../shared/public-page/public-page.tsx';
import { seo } from '../../shared/seo.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Checklist } from './checklist.tsx';
import styles from './checklist.module.css';

export const meta = () =>
  seo({
    path: '/will-checklist',
    title: 'Will checklist: what to gather first',
    description:
      'Everything to think of before you make a will in England or Wales, in eight short lists: people, property, debts, wishes and how to sign. Tick it here or print it.',
  });

export default function WillChecklistPage() {
  return (
    <PublicPage>
      <div className={page.tool}>
        <h1>Will checklist</h1>
        <p className={page.lead}>
          What to gather before you make a will, and what makes it count once it is signed. Nobody needs every line: leave out what is not
          yours.
        </p>
        <Checklist />
        <div className={styles.actions}>
          <a href="/wizard" data-start className={buttonClass()}>
            Start Your Will Now - {CLAIMS.price}
          </a>
          <a href="/help-center">Read more in the help centre</a>
        </div>
      </div>
    </PublicPage>
  );
}
