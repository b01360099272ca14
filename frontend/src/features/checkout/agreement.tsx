import { CLAIMS } from '../../shared/claims.ts';
import styles from './checkout.module.css';

/**
 * What paying agrees to. A service that starts within the 14 days of cancellation needs the customer's express request, and they have to
 * know when the right to cancel ends: Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 (SI 2013/3134),
 * regs 36 and 37, as in force in November 2026. That it was agreed to is recorded when the button is pressed. Ours is wider: 30 days, until the will is delivered.
 */
export const Agreement = ({ prepaid = false }: { /** Whether somebody else has paid. */ readonly prepaid?: boolean }) => (
  <p className={styles.agreement}>
    By {prepaid ? 'ordering' : 'paying'} you agree to our{' '}
    <a href="/terms-of-service" target="_blank" rel="noreferrer">
      Terms of Service
    </a>
    , ask us to start on your will straight away, and know that your right to cancel ends when we send you the finished will.{' '}
    {!prepaid && (
      <>
        Until your will is delivered you can cancel within 30 days and have all your money back. Once it is delivered, the fee is not
        refunded.{' '}
      </>
    )}
    Your draft comes within {CLAIMS.draftDays}.
  </p>
);
