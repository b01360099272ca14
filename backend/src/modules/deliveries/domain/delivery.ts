import { BounceReason, MailKind } from '@willow/contracts';
import { z } from 'zod';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

/** Of which mail; `at` is the provider's own time. The address and the words of a mail server are in no fact. */
const mail = { kind: MailKind, customerId: z.string().nullable(), orderId: z.string().nullable(), at: z.iso.datetime() };

/** The reader's mail server has taken it. */
export const MailDelivered = defineFact('MailDelivered', { data: z.object(mail) });
/** The reader's mail server put it off; the provider keeps trying. */
export const MailDeferred = defineFact('MailDeferred', { data: z.object({ ...mail, reason: BounceReason }) });
/** It came back, or the provider did not try. */
export const MailBounced = defineFact('MailBounced', {
  data: z.object({
    ...mail,
    reason: BounceReason,
    /** Nothing will arrive at this address. */
    isHard: z.boolean(),
  }),
});
/** It came back as if for now, and later for ever: nothing will arrive at this address. */
export const MailBouncedForGood = defineFact('MailBouncedForGood', { data: z.object({ ...mail, reason: BounceReason }) });
/** Its reader called it spam. */
export const MailReportedAsSpam = defineFact('MailReportedAsSpam', { data: z.object(mail) });

export const deliveryFacts = [MailDelivered, MailDeferred, MailBounced, MailBouncedForGood, MailReportedAsSpam] as const;
export type DeliveryFact = FactOf<(typeof deliveryFacts)[number]>;

type Mail = { readonly kind: MailKind; readonly customerId: string | null; readonly orderId: string | null };
type Report = {
  readonly what: 'delivered' | 'deferred' | 'bounced' | 'complained';
  readonly reason: BounceReason | null;
  readonly isHard: boolean;
  readonly at: string;
};
export type DeliveryCommand = { readonly type: 'Record'; readonly about: Mail; readonly event: Report };

export type Delivery = {
  readonly state: 'unknown' | 'deferred' | 'delivered' | 'bounced' | 'bounced-for-good';
  readonly reportedAsSpam: boolean;
};

/**
 * What became of one mail, on the stream `delivery-<key of the mail>`. Reports come late, twice and out of order: a mail that bounced after it
 * was taken has bounced, one that bounced for good stays so, and what is known already adds nothing.
 */
export const delivery: Decider<Delivery, DeliveryCommand, DeliveryFact, never> = {
  initial: { state: 'unknown', reportedAsSpam: false },
  decide: {
    Record: ({ about: { kind, customerId, orderId }, event: { what, reason, isHard, at } }, { state, reportedAsSpam }) => {
      const of = { kind, customerId, orderId, at };
      const why = { ...of, reason: reason ?? 'unknown' };
      const hasBounced = state === 'bounced' || state === 'bounced-for-good';
      if (what === 'complained') return reportedAsSpam ? [] : [MailReportedAsSpam.of(of)];
      if (what === 'deferred') return state === 'unknown' ? [MailDeferred.of(why)] : [];
      if (what === 'delivered') return hasBounced || state === 'delivered' ? [] : [MailDelivered.of(of)];
      if (!hasBounced) return [MailBounced.of({ ...why, isHard })];
      return state === 'bounced' && isHard ? [MailBouncedForGood.of(why)] : [];
    },
  },
  evolve: {
    MailDelivered: (state) => ({ ...state, state: 'delivered' }),
    MailDeferred: (state) => ({ ...state, state: 'deferred' }),
    MailBounced: (state, { data: { isHard } }) => ({ ...state, state: isHard ? 'bounced-for-good' : 'bounced' }),
    MailBouncedForGood: (state) => ({ ...state, state: 'bounced-for-good' }),
    MailReportedAsSpam: (state) => ({ ...state, reportedAsSpam: true }),
  },
};
