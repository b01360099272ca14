import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { showToast } from '../../shared/toast/toasts.ts';
import { useSendDraftMutation } from './orders.api.ts';
import { useReadVersion, useSayWhyNot } from './use-version.ts';

/** Approves an order's draft and sends it. `sending` holds from the press of the button until the mail is out, wherever it was pressed. */
export function useApprove({ id, sending }: Pick<AdminOrder, 'id' | 'sending'>) {
  const [send, { isLoading }] = useSendDraftMutation({ fixedCacheKey: `send ${id}` });
  const version = useReadVersion(id);
  const sayWhyNot = useSayWhyNot(id);
  const approve = async () => {
    const { data, error } = await send({ id, version });
    if (error) sayWhyNot(error, 'Failed to send draft');
    else if ('success' in data)
      showToast({ tone: 'success', title: 'Draft sent successfully', description: `To ${data.order.user.email}` });
    else showToast({ tone: 'info', title: 'Sending…', description: 'The draft is approved and on its way.' });
  };
  return { approve: () => void approve(), sending: isLoading || sending };
}
