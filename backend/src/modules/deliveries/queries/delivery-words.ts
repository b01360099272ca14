import { BOUNCE_REASONS, type MailDelivery } from '@willow/contracts';
import type { MailDeliveryRow } from '../projections/mail-delivery.entity.ts';

type Known = Pick<MailDeliveryRow, 'state' | 'reason' | 'reportedAsSpam'>;

/** What became of a mail, as the console says it. Whoever called one spam has had it. */
export function toldOf({ state, reason, reportedAsSpam }: Known): Pick<MailDelivery, 'says' | 'isBad'> {
  const why = BOUNCE_REASONS[reason ?? 'unknown'];
  if (state === 'bounced') return { says: `Bounced: ${why}`, isBad: true };
  if (reportedAsSpam) return { says: 'Delivered, and reported as spam', isBad: true };
  return state === 'deferred' ? { says: `Put off for now: ${why}`, isBad: false } : { says: 'Delivered', isBad: false };
}
