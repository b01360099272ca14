import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

const by = z.string();

export const PartnerInvited = defineFact('PartnerInvited', {
  data: z.object({
    /** Who invites. */
    customerId: z.string(),
    /** A keyed hash of the partner's mailbox. */
    invitee: z.string(),
    /** Of the code in the mail, which is kept nowhere. */
    codeHash: z.string(),
    expiresAt: z.string(),
  }),
  personal: z.object({ name: z.string(), email: z.string() }),
});
export const PartnerDeclined = defineFact('PartnerDeclined', { data: z.object({}) });
/** Somebody who is signed in accepted with the code of the mail. */
export const PairLinked = defineFact('PairLinked', { data: z.object({ customerId: z.string() }) });
/** The answers themselves stay on the stream of the will, at that revision. */
export const AnswersOffered = defineFact('AnswersOffered', { data: z.object({ by, willRevision: z.number().int().min(0) }) });
export const OfferWithdrawn = defineFact('OfferWithdrawn', { data: z.object({ by }) });
/** One step of what was offered, by its number in the wizard, saved as the reader's own. */
export const AnswersTakenOver = defineFact('AnswersTakenOver', {
  data: z.object({ by, step: z.number().int().min(1), willRevision: z.number().int().min(0) }),
});
export const PairUnlinked = defineFact('PairUnlinked', { data: z.object({ by, isInviter: z.boolean() }) });

export const coupleFacts = [
  PartnerInvited,
  PartnerDeclined,
  PairLinked,
  AnswersOffered,
  OfferWithdrawn,
  AnswersTakenOver,
  PairUnlinked,
] as const;
export type CoupleFact = FactOf<(typeof coupleFacts)[number]>;
