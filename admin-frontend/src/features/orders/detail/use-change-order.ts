import type { BodyOf } from '@willow/contracts/endpoint';
import type { updateOrder } from '@willow/contracts/operator/operator.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast, type Toast } from '../../../shared/toast/toasts.ts';
import { useUpdateOrderMutation } from '../orders.api.ts';

type Change = BodyOf<typeof updateOrder>;

export function useChangeOrder(id: string) {
  const [update, { isLoading: busy }] = useUpdateOrderMutation();
  const change = async (values: Change, undo?: Toast['action']): Promise<boolean> => {
    const { error } = await update({ id, ...values });
    if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'Failed to update order') });
    else showToast({ tone: 'success', title: 'Order updated', ...(undo && { action: undo }) });
    return !error;
  };
  return { change, busy };
}
