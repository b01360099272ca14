import { type AdminReferral, markToUndo, updateReferral } from '@willow/contracts/referral/referral.operator.contract';
import { useMay } from '../../shared/session/may.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import type { RowAction } from '../../shared/ui/action-button.tsx';
import type { Asked } from './asked-dialog.tsx';
import { useReferralsQuery } from './referrals.api.ts';
import { detailsOf, isDue } from './referral-words.ts';

export type OnAsk = (asked: Asked) => void;

/** The step that comes next, all there is to know, and notes. */
export function useReferralActions(referral: AdminReferral, onAsk: OnAsk): readonly RowAction[] {
  const may = useMay();
  const { fulfilledTimeStamp: readAt = 0 } = useReferralsQuery();
  const details = () => showToast({ tone: 'info', title: 'Referral Details', description: detailsOf(referral) });
  const next: Readonly<Record<AdminReferral['status'], readonly RowAction[]>> = {
    pending: [{ label: 'Mark as Successful', run: () => onAsk({ what: 'successful', referral }) }],
    successful: [{ label: 'Mark as Paid', next: isDue(referral, readAt), run: () => onAsk({ what: 'paid', referral }) }],
    paid: [],
  };
  const changes = may(updateReferral);
  const mark = changes ? markToUndo(referral, readAt) : null;
  return [
    ...(changes ? next[referral.status] : []),
    { label: 'View Details', run: details },
    // A note is sealed with the friend's details, and goes with them.
    ...(changes && referral.refereeEmail !== '' ? [{ label: 'Notes', run: () => onAsk({ what: 'notes', referral }) }] : []),
    ...(mark ? [{ label: 'Take Back', run: () => onAsk({ what: `undo-${mark}`, referral }) }] : []),
  ];
}
