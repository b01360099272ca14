import { shortDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import { type AdminReferral, earningsOf } from '@willow/contracts/referral/referral.operator.contract';
import { REFERRAL_WORDS } from '../../shared/referral-words.ts';

/** All that is known of a referral, in lines. */
export const detailsOf = (referral: AdminReferral): string =>
  [
    `Referrer: ${referral.referrer.fullName}, ${referral.referrer.email}`,
    `Friend: ${referral.refereeName}, ${referral.refereeEmail}`,
    `Status: ${REFERRAL_WORDS[referral.status].text}`,
    `Earnings: ${formatPounds(earningsOf(referral))}`,
    `Order: ${referral.order?.id ?? 'none yet'}`,
    `Invited: ${shortDate(referral.createdAt)}`,
    ...(referral.paymentDate ? [`Paid: ${shortDate(referral.paymentDate)}`] : []),
    ...(referral.notes ? [`Notes: ${referral.notes}`] : []),
  ].join('\n');

/** The friend's time to ask for the money back is over, if the reward has such a day. */
export const isDue = ({ payableFrom }: Pick<AdminReferral, 'payableFrom'>, now: number): boolean =>
  payableFrom === undefined || Date.parse(payableFrom) <= now;
