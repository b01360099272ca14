import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../../shared/toast/toasts.ts';
import { useAssignMutation } from './assignment.api.ts';

/** Gives an order to somebody, or to nobody, as it was read: what a colleague changed meanwhile stays, and is shown. */
export function useAssign({ id, assignee }: Pick<AdminOrder, 'id' | 'assignee'>) {
  const [assign, { isLoading: busy }] = useAssignMutation();
  const give = async (operatorId: string | null, done: string): Promise<void> => {
    const { error } = await assign({ id, operatorId, before: assignee?.id ?? null });
    if (error) showToast({ tone: 'error', title: 'Not assigned', description: errorMessage(error, 'Nothing was changed.') });
    else showToast({ tone: 'success', title: done });
  };
  return { give, busy };
}
