import { type AdminReferral, updateReferral } from '@willow/contracts/referral/referral.operator.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useMay } from '../../shared/session/may.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import type { RowAction } from '../../shared/ui/action-button.tsx';
import { detailsOf } from './referral-words.ts';
import { useUpdateReferralMutation } from './referrals.api.ts';

const NEXT = {
  pending: { label: 'Mark as Successful', status: 'successful' },
  successful: { label: 'Mark as Paid', status: 'paid' },
  paid: null,
} as const;

/** The step that comes next, and all there is to know. */
export function useReferralActions(referral: AdminReferral): readonly RowAction[] {
  const may = useMay();
  const [update, { isLoading: busy }] = useUpdateReferralMutation();
  const next = may(updateReferral) ? NEXT[referral.status] : null;
  const move = async (status: AdminReferral['status']) => {
    const { error } = await update({ id: referral.id, status });
    if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'Failed to update referral') });
    else showToast({ tone: 'success', title: 'Referral updated' });
  };
  return [
    ...(next ? [{ label: next.label, next: referral.status === 'successful', busy, run: () => void move(next.status) }] : []),
    {
      label: 'View Details',
      run: () => showToast({ tone: 'info', title: 'Referral Details', description: detailsOf(referral) }),
    },
  ];
}
