import { shortDate } from '@willow/contracts/dates';
import { type AdminReferral, earningsOf } from '@willow/contracts/referral/referral.operator.contract';
import { csvOf } from '@willow/contracts/csv';

const HEADINGS = [
  'Referrer Name',
  'Referrer Email',
  'Referee Name',
  'Referee Email',
  'Status',
  'Earnings',
  'Order ID',
  'Created Date',
  'Payment Date',
] as const;

export const referralsCsv = (referrals: readonly AdminReferral[]): string =>
  csvOf(
    HEADINGS,
    referrals.map((referral) => [
      referral.referrer.fullName,
      referral.referrer.email,
      referral.refereeName,
      referral.refereeEmail,
      referral.status,
      earningsOf(referral).toFixed(2),
      referral.order?.id ?? '',
      shortDate(referral.createdAt),
      referral.paymentDate ? shortDate(referral.paymentDate) : '',
    ]),
  );
