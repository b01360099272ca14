import type { BodyOf } from '@willow/contracts/endpoint';
import type { updateOrder } from '@willow/contracts/operator/operator.contract';
import { showToast, type Toast } from '../../../shared/toast/toasts.ts';
import { useUpdateOrderMutation } from '../orders.api.ts';
import { useSayWhyNot, useVersionNow } from '../use-version.ts';

type Change = BodyOf<typeof updateOrder>;

export function useChangeOrder(id: string) {
  const [update, { isLoading: busy }] = useUpdateOrderMutation();
  const seen = useVersionNow(id);
  const sayWhyNot = useSayWhyNot(id);
  const change = async (values: Change, undo?: Toast['action']): Promise<boolean> => {
    // A note takes nobody's place: it is kept however the order stands.
    const { error } = await update({ id, version: values.status === undefined ? undefined : seen(), ...values });
    if (error) sayWhyNot(error, 'Failed to update order');
    else showToast({ tone: 'success', title: 'Order updated', ...(undo && { action: undo }) });
    return !error;
  };
  return { change, busy };
}
