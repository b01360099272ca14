import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

const pence = z.number().int().min(0);

export const ReferralInvited = defineFact('ReferralInvited', {
  data: z.object({
    referrerId: z.string(),
    /** A keyed hash of the friend's mailbox. */
    invitee: z.string(),
    /** Null when the friend was invited by mail; else the invitation whose link a further friend came by, and nothing was mailed. */
    via: z.string().nullable(),
  }),
  personal: z.object({ name: z.string(), email: z.string() }),
});
/** The invitation was opened for the first time. */
export const ReferralClicked = defineFact('ReferralClicked', { data: z.object({}) });
/** The friend has an account now. */
export const ReferralClaimed = defineFact('ReferralClaimed', { data: z.object({ customerId: z.string() }) });
/** The friend's order was paid, or was free; or an operator says so, and then there is no order. */
export const ReferralSucceeded = defineFact('ReferralSucceeded', {
  data: z.object({ orderId: z.string().nullable(), earningsPence: pence }),
});
/** So much of the friend's payment was paid back that less is left than the reward, before that was paid out. */
export const ReferralRevoked = defineFact('ReferralRevoked', { data: z.object({ orderId: z.string() }) });
export const ReferralPaid = defineFact('ReferralPaid', { data: z.object({}) });
/** An operator took back what they or a colleague had marked by mistake. */
export const ReferralMarkUndone = defineFact('ReferralMarkUndone', { data: z.object({ mark: z.enum(['successful', 'paid']) }) });
export const ReferralNoted = defineFact('ReferralNoted', { data: z.object({}), personal: z.object({ notes: z.string() }) });

export const referralFacts = [
  ReferralInvited,
  ReferralClicked,
  ReferralClaimed,
  ReferralSucceeded,
  ReferralRevoked,
  ReferralPaid,
  ReferralMarkUndone,
  ReferralNoted,
] as const;
export type ReferralFact = FactOf<(typeof referralFacts)[number]>;
