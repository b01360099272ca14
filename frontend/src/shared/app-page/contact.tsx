import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS } from '@willow/contracts/brand/claims';
import styles from './app-page.module.css';

/** Where to ask, when somebody is there and how soon they answer: on every page of whoever is signed in. */
export const Contact = () => (
  <p className={styles.contact}>
    <a href={`mailto:${BRAND.supportEmail}`}>Contact Support</a>
    <span>
      {CLAIMS.supportHours}. We answer {CLAIMS.supportReply}.
    </span>
  </p>
);
