import { shortDate } from '@willow/contracts/dates';
import type { Referral } from '@willow/contracts/referral/referral.contract';
import { EmailText } from '../../../web/email-text.ts';
import { useBrowser } from '../../../shared/browser.ts';
import { Button } from '../../../ui/button.tsx';
import { showError, showToast } from '../../../ui/toast/toast-store.ts';
import { statusLabel } from './referral-status.ts';
import styles from './referrals.module.css';

export function ReferralList({ referrals }: { readonly referrals: readonly Referral[] }) {
  if (referrals.length === 0) return <p className={styles.quiet}>You have not invited anybody yet.</p>;
  return (
    <ul className={styles.list}>
      {referrals.map((referral) => (
        <Row key={referral.id} referral={referral} />
      ))}
    </ul>
  );
}

function Row({
  referral: { id, refereeName, refereeEmail, status, createdAt, clickedAt, payableFrom, undelivered },
}: {
  readonly referral: Referral;
}) {
  const { copy } = useBrowser();
  const copyLink = () =>
    copy(`${window.location.origin}/referral/${id}`).then(
      () => showToast({ title: 'Copied!' }),
      () => showError('Error', 'The link could not be copied.'),
    );
  return (
    <li>
      <div className={styles.friend}>
        <strong>{refereeName}</strong>
        <span>
          <EmailText>{refereeEmail}</EmailText>
        </span>
        <small>
          Invited on {shortDate(createdAt)}
          {clickedAt && status === 'pending' && ', and has looked at it'}
        </small>
        {status === 'successful' && <small>Earned, and not paid out yet. {payoutOf(payableFrom)}</small>}
        {undelivered && <small>Our email could not be delivered. Check the address, and send the invitation again to the right one.</small>}
      </div>
      <span className={styles.status} data-status={status}>
        {statusLabel(status)}
      </span>
      {status === 'pending' && (
        <Button look="quiet" size="small" onClick={() => void copyLink()}>
          Copy link<span className="visually-hidden"> for {refereeName}</span>
        </Button>
      )}
    </li>
  );
}

const ASKED = 'Our team emails you to ask where to send it';

const payoutOf = (from: string | undefined): string =>
  from === undefined ? `${ASKED}.` : `${ASKED}, from ${shortDate(from)} on: until then your friend can ask for their money back.`;
