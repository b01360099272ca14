import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { useAppDispatch } from '../../../shared/store.ts';
import { showToast } from '../../../shared/toast/toasts.ts';
import { useApprove } from '../use-approve.ts';
import { readingApi } from './reading.api.ts';
import { sentence } from './sent-words.ts';

/** Approves and sends, unless a colleague has sent it since the screen was read: the customer would get the same will twice. */
export function useApproveOnce(order: Pick<AdminOrder, 'id' | 'sending'>, sendingsRead: number): () => void {
  const dispatch = useAppDispatch();
  const { approve } = useApprove(order);
  const look = async () => {
    const asked = readingApi.endpoints.orderReading.initiate(order.id, { forceRefetch: true, subscribe: false });
    const { sendings = [] } = (await dispatch(asked)).data ?? {};
    const [newest] = sendings;
    if (!newest || sendings.length <= sendingsRead) return approve();
    dispatch(readingApi.util.invalidateTags(['Orders']));
    return showToast({ tone: 'info', title: 'Already sent', description: `${sentence(newest)} Nothing was sent again.` });
  };
  return () => void look();
}
