import { DRAFT_DAYS } from '@willow/contracts/brand/claims';
import { Tick } from '../../ui/form/choice.tsx';
import styles from './checkout.module.css';

type Props = { readonly agreed: boolean; readonly missing: boolean; readonly onChange: (agreed: boolean) => void };

/**
 * What paying agrees to. A service that starts within the 14 days of cancellation needs the customer's express request, and they have to
 * know when the right to cancel ends: Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013 (SI 2013/3134),
 * regs 36 and 37, as in force in November 2026. The tick is recorded. Ours is wider: 30 days, until the will is delivered.
 */
export const Agreement = ({ agreed, missing, onChange }: Props) => (
  <>
    <Tick id="agreement" checked={agreed} error={missing ? 'Tick this to pay' : undefined} onChange={onChange}>
      Please start on my will straight away. I know that my right to cancel ends when you send me the finished will. I agree to the{' '}
      <a href="/terms-of-service" target="_blank" rel="noreferrer">
        Terms of Service
      </a>
      .
    </Tick>
    <p className={styles.agreement}>
      Until your will is delivered you can cancel within 30 days and have all your money back. Once it is delivered, the fee is not
      refunded. Your draft comes within {DRAFT_DAYS}.
    </p>
  </>
);
