import { BRAND } from '@willow/contracts/brand/brand';
import { EmailText } from '../../web/email-text.ts';
import styles from './dashboard.module.css';

type Props = { readonly email: string; /** The newest will was among what came back. */ readonly will: boolean };

/** For whoever would wait for a mail that cannot come. */
export default function UndeliveredCard({ email, will }: Props) {
  return (
    <section className={styles.next} aria-labelledby="undelivered-title">
      <h2 id="undelivered-title">{will ? 'We could not deliver your will' : 'Our emails do not reach you'}</h2>
      <p>
        {will ? 'The email with your will to ' : 'What we send to '}
        <strong>
          <EmailText>{email}</EmailText>
        </strong>{' '}
        {will ? 'came back' : 'does not arrive'}. Please check the address for a slip, and change it in your{' '}
        <a href="#account-title">account settings</a> under Edit personal information.
      </p>
      <p>
        {will
          ? 'You can download your will from this page meanwhile. Once your new address is confirmed, we will send it again. '
          : 'Until then, what we have to tell you about your will stands on this page. '}
        If the address is right, please write to <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>.
      </p>
    </section>
  );
}
