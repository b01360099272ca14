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
/** Its reader called it spam. */
export const MailReportedAsSpam = defineFact('MailReportedAsSpam', { data: z.object(mail) });

export const deliveryFacts = [MailDelivered, MailDeferred, MailBounced, MailReportedAsSpam] as const;
export type DeliveryFact = FactOf<(typeof deliveryFacts)[number]>;

type Mail = { readonly kind: MailKind; readonly customerId: string | null; readonly orderId: string | null };
type Report = {
  readonly what: 'delivered' | 'deferred' | 'bounced' | 'complained';
  readonly reason: BounceReason | null;
  readonly isHard: boolean;
  readonly at: string;
};
export type DeliveryCommand = { readonly type: 'Record'; readonly about: Mail; readonly event: Report };

export type Delivery = { readonly state: 'unknown' | 'deferred' | 'delivered' | 'bounced'; readonly reportedAsSpam: boolean };

/**
 * What became of one mail, on the stream `delivery-<key of the mail>`. Reports come late, twice and out of order: a mail that bounced after it
 * was taken has bounced, and what is known already adds nothing.
 */
export const delivery: Decider<Delivery, DeliveryCommand, DeliveryFact, never> = {
  initial: { state: 'unknown', reportedAsSpam: false },
  decide: {
    Record: ({ about: { kind, customerId, orderId }, event: { what, reason, isHard, at } }, { state, reportedAsSpam }) => {
      const of = { kind, customerId, orderId, at };
      if (what === 'complained') return reportedAsSpam ? [] : [MailReportedAsSpam.of(of)];
      if (what === 'deferred') return state === 'unknown' ? [MailDeferred.of({ ...of, reason: reason ?? 'unknown' })] : [];
      if (what === 'bounced') return state === 'bounced' ? [] : [MailBounced.of({ ...of, reason: reason ?? 'unknown', isHard })];
      return state === 'bounced' || state === 'delivered' ? [] : [MailDelivered.of(of)];
    },
  },
  evolve: {
    MailDelivered: (state) => ({ ...state, state: 'delivered' }),
    MailDeferred: (state) => ({ ...state, state: 'deferred' }),
    MailBounced: (state) => ({ ...state, state: 'bounced' }),
    MailReportedAsSpam: (state) => ({ ...state, reportedAsSpam: true }),
  },
};
