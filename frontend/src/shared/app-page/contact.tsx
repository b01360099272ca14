import { BRAND } from '@willow/contracts/brand/brand';
import { SUPPORT } from '@willow/contracts/brand/support';
import styles from './app-page.module.css';

/** Where to ask, when somebody is there and how soon they answer: on every page of whoever is signed in. */
export const Contact = () => (
  <p className={styles.contact}>
    <a href={`mailto:${BRAND.supportEmail}`}>Contact Support</a>
    <span>
      {SUPPORT.hours}. We answer {SUPPORT.reply}.
    </span>
  </p>
);
