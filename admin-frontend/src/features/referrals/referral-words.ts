import { shortDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import { type AdminReferral, earningsOf } from '@willow/contracts/referral/referral.operator.contract';
import type { Word } from '../../shared/order-words.ts';

export const STATUS_WORDS: Readonly<Record<AdminReferral['status'], Word>> = {
  pending: { text: 'Pending', tone: 'plain' },
  successful: { text: 'Successful', tone: 'attention' },
  paid: { text: 'Paid', tone: 'good' },
};

/** All that is known of a referral, in lines. */
export const detailsOf = (referral: AdminReferral): string =>
  [
    `Referrer: ${referral.referrer.fullName}, ${referral.referrer.email}`,
    `Friend: ${referral.refereeName}, ${referral.refereeEmail}`,
    `Status: ${STATUS_WORDS[referral.status].text}`,
    `Earnings: ${formatPounds(earningsOf(referral))}`,
    `Order: ${referral.order?.id ?? 'none yet'}`,
    `Invited: ${shortDate(referral.createdAt)}`,
    ...(referral.paymentDate ? [`Paid: ${shortDate(referral.paymentDate)}`] : []),
    ...(referral.notes ? [`Notes: ${referral.notes}`] : []),
  ].join('\n');
