import type { BodyOf } from '@willow/contracts/endpoint';
import type { AdminReferral, updateReferral } from '@willow/contracts/referral/referral.operator.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import { useUpdateReferralMutation } from './referrals.api.ts';

/** Changes a referral and says how it went. Resolves to whether it is done. */
export function useChangeReferral({ id, refereeName }: Pick<AdminReferral, 'id' | 'refereeName'>) {
  const [update, { isLoading: busy }] = useUpdateReferralMutation();
  const change = async (values: BodyOf<typeof updateReferral>): Promise<boolean> => {
    const { error } = await update({ id, ...values });
    if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'Failed to update referral') });
    else showToast({ tone: 'success', title: 'Referral updated', description: `The invitation of ${refereeName}` });
    return !error;
  };
  return { change, busy };
}
