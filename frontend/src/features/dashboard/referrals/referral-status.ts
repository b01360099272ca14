import { REFERRAL_REWARD_PENCE } from '@willow/contracts/constants';
import type { Referral } from '@willow/contracts/referral/referral.contract';

const LABELS: Readonly<Record<string, string>> = { pending: 'Pending', successful: 'Successful' };
const EARNS: ReadonlySet<string> = new Set(['successful', 'paid']);

/** A status that has no label is shown as it is. */
export const statusLabel = (status: string): string => LABELS[status] ?? status;

/** What was paid out stays earned. */
export const earnedPence = (referrals: readonly Pick<Referral, 'status'>[]): number =>
  referrals.filter(({ status }) => EARNS.has(status)).length * REFERRAL_REWARD_PENCE;
