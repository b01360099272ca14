import type { BodyOf } from '@willow/contracts/endpoint';
import type { AdminReferral, ReferralMark, updateReferral } from '@willow/contracts/referral/referral.operator.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast, type Toast } from '../../shared/toast/toasts.ts';
import { useUndoMarkMutation, useUpdateReferralMutation } from './referrals.api.ts';

/** Changes a referral and says how it went. Resolves to whether it is done. */
export function useChangeReferral({ id, refereeName }: Pick<AdminReferral, 'id' | 'refereeName'>) {
  const [update, { isLoading: busy }] = useUpdateReferralMutation();
  const [takeBack] = useUndoMarkMutation();
  const undo = async (mark: ReferralMark): Promise<void> => {
    const { error } = await takeBack({ id, mark });
    if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'Failed to update referral') });
    else showToast({ tone: 'success', title: 'Taken back', description: `The invitation of ${refereeName}` });
  };
  /** A step can be taken back at once; later its row offers it. */
  const mark = (status: ReferralMark): void => void change({ status }, { label: 'Undo', run: () => void undo(status) });
  const change = async (values: BodyOf<typeof updateReferral>, action?: Toast['action']): Promise<boolean> => {
    const { error } = await update({ id, ...values });
    if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'Failed to update referral') });
    else
      showToast({ tone: 'success', title: 'Referral updated', description: `The invitation of ${refereeName}`, ...(action && { action }) });
    return !error;
  };
  return { change, mark, undo, busy };
}
