import { REFERRAL_PAYOUT_DAYS, REFERRAL_REWARD_PENCE } from '@willow/contracts';
import type { Dated } from '../../../event-sourcing/core/tell.ts';
import type { Referral } from './referral.decider.ts';
import type { ReferralFact } from './referral.facts.ts';

/** Whether we keep at least as much as the reward costs. */
export const coversReward = (pence: number): boolean => pence >= REFERRAL_REWARD_PENCE;

/**
 * Whether a friend's order earns its referrer the reward: we keep at least that much of what was paid. An order that was free from the first,
 * by a code of 100 %, earns it as one that was paid (D-067); codes are made by the team.
 */
export const earnsReward = ({ paidPence, keptPence }: { readonly paidPence: number; readonly keptPence: number }): boolean =>
  paidPence === 0 || coversReward(keptPence);

const DAY_MS = 24 * 3_600_000;

/** From when on a reward that was earned is paid out: the friend's time to ask for the money back is over. Null while there is none to pay out. */
export function payableFrom(status: Referral['status'], facts: readonly (ReferralFact & Dated)[]): string | null {
  if (status !== 'successful') return null;
  const earned = facts.findLast(({ type }) => type === 'ReferralSucceeded');
  return earned ? new Date(Date.parse(earned.metadata.occurredAt) + REFERRAL_PAYOUT_DAYS * DAY_MS).toISOString() : null;
}
