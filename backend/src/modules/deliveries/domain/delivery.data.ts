import { BOUNCE_REASONS, type DataEntry, MAIL_NAMES } from '@willow/contracts';
import { type Dated, tell, type Telling } from '../../../event-sourcing/core/tell.ts';
import type { DeliveryFact } from './delivery.ts';

type Told = Pick<DataEntry, 'says' | 'details'>;

export const deliveryTelling: Telling<DeliveryFact, Told, object> = {
  MailDelivered: ({ data: { kind } }) => ({ says: 'Your email provider took an email of ours.', details: { mail: MAIL_NAMES[kind] } }),
  MailDeferred: ({ data: { kind, reason } }) => ({
    says: 'Your email provider put an email of ours off.',
    details: { mail: MAIL_NAMES[kind], reason: BOUNCE_REASONS[reason] },
  }),
  MailBounced: ({ data: { kind, reason } }) => ({
    says: 'An email of ours could not be delivered to you.',
    details: { mail: MAIL_NAMES[kind], reason: BOUNCE_REASONS[reason] },
  }),
  MailBouncedForGood: ({ data: { kind, reason } }) => ({
    says: 'An email of ours that came back can never be delivered to you.',
    details: { mail: MAIL_NAMES[kind], reason: BOUNCE_REASONS[reason] },
  }),
  MailReportedAsSpam: ({ data: { kind } }) => ({ says: 'You reported an email of ours as spam.', details: { mail: MAIL_NAMES[kind] } }),
};

export const deliveryEntries = (facts: readonly (DeliveryFact & Dated)[]): readonly DataEntry[] => tell(deliveryTelling, facts, {});
