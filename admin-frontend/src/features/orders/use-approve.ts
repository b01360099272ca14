import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { errorMessage } from '../../shared/api/failure.ts';
import { useToast } from '../../shared/toast/toast-context.ts';
import { useSendDraftMutation } from './orders.api.ts';

/** Approves an order's draft and sends it. `sending` holds from the press of the button until the mail is out, wherever it was pressed. */
export function useApprove({ id, sending }: Pick<AdminOrder, 'id' | 'sending'>) {
  const toast = useToast();
  const [send, { isLoading }] = useSendDraftMutation({ fixedCacheKey: `send ${id}` });
  const approve = async () => {
    const { data, error } = await send(id);
    if (error) toast({ tone: 'error', title: 'Error', description: errorMessage(error, 'Failed to send draft') });
    else if ('success' in data) toast({ tone: 'success', title: 'Draft sent successfully' });
    else toast({ tone: 'info', title: 'Sending…', description: 'The draft is approved and on its way.' });
  };
  return { approve: () => void approve(), sending: isLoading || sending };
}
