import { BRAND } from '@willow/contracts/brand/brand';
import styles from './dashboard.module.css';

/** For whoever would wait for a mail that cannot come. */
export const UndeliveredCard = ({ email }: { readonly email: string }) => (
  <section className={styles.next} aria-labelledby="undelivered-title">
    <h2 id="undelivered-title">Our emails do not reach you</h2>
    <p>
      What we send to <strong>{email}</strong> is refused. Please look for a slip in the address, and change it in your{' '}
      <a href="#account-title">account settings</a> under Edit personal information.
    </p>
    <p>
      Until then, what we have to tell you about your will stands on this page. If the address is right, please write to{' '}
      <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
    </p>
  </section>
);
