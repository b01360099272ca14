import { CLAIMS } from '@willow/contracts/brand/claims';
import { PRICE_PENCE, REFERRAL_REWARD_PENCE } from '@willow/contracts/constants';
import { EmailText } from '../../../web/email-text.ts';
import { KEYS, read } from '../../../shared/storage.ts';
import { Button } from '../../../ui/button.tsx';
import dashboard from '../dashboard.module.css';
import { ReferralForm } from './referral-form.tsx';
import { ReferralList } from './referral-list.tsx';
import { useReferralsQuery } from './referrals.api.ts';
import { earnedPence } from './referral-status.ts';
import styles from './referrals.module.css';

const pounds = (pence: number): string => `£${pence / 100}`;

type Props = {
  /** Whether the customer's own will is complete. */
  readonly open: boolean;
  /** Shown and nothing else: whose invitations they are is for the session to say. */
  readonly email: string;
};

export default function ReferralCard({ open, email }: Props) {
  const { data, isLoading, isError, refetch } = useReferralsQuery();
  const referrals = data?.referrals ?? [];
  return (
    <section className={dashboard.card} aria-labelledby="referrals-title">
      <div className={dashboard.head}>
        <h2 id="referrals-title">Refer a friend, earn {CLAIMS.referralReward}</h2>
        {data && (
          <p className={styles.earned}>
            Earned <strong>{pounds(earnedPence(referrals))}</strong>
          </p>
        )}
      </div>
      <p>
        We email your friend about our {pounds(PRICE_PENCE)} will service, in your name. When they place an order, you earn{' '}
        {pounds(REFERRAL_REWARD_PENCE)}. {CLAIMS.referralPayout}
      </p>
      <ReferralForm open={open} />
      <h3 className={styles.title}>Your invitations</h3>
      {isLoading && <p className={styles.quiet}>Loading your invitations...</p>}
      {isError && (
        <div role="alert" className={styles.failed}>
          <p>Failed to fetch referrals</p>
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {data && <ReferralList referrals={referrals} />}
      <p className={dashboard.note}>
        You are referring as <EmailText>{read(KEYS.userEmail) ?? email}</EmailText>.
      </p>
    </section>
  );
}
