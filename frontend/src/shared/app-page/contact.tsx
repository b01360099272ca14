import { BRAND } from '@willow/contracts/brand/brand';
import { SUPPORT } from '@willow/contracts/brand/support';
import styles from './app-page.module.css';

/** How to reach us, when, and how soon we answer: on every signed-in page. */
export const Contact = () => (
  <p className={styles.contact}>
    <a href={`mailto:${BRAND.supportEmail}`}>Contact Support</a>
    <span>
      {SUPPORT.hours}. We answer {SUPPORT.reply}.
    </span>
  </p>
);
