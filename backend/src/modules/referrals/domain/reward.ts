import { REFERRAL_REWARD_PENCE } from '@willow/contracts';

/** Whether we keep at least as much as the reward costs. */
export const coversReward = (pence: number): boolean => pence >= REFERRAL_REWARD_PENCE;

/**
 * Whether a friend's order earns its referrer the reward: we keep at least that much of what was paid. An order that was free from the first,
 * by a code of 100 %, earns it as one that was paid (D-067); codes are made by the team.
 */
export const earnsReward = ({ paidPence, keptPence }: { readonly paidPence: number; readonly keptPence: number }): boolean =>
  paidPence === 0 || coversReward(keptPence);
