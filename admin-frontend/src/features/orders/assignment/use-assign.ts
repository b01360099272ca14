import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { errorMessage, UNSETTLED } from '@willow/frontend/web/api/failure';
import { showToast } from '../../../shared/toast/toasts.ts';
import { useAssignMutation } from './assignment.api.ts';

/** Gives an order to somebody, or to nobody, as it was read: what a colleague changed meanwhile stays, and is shown. */
export function useAssign({ id, assignee }: Pick<AdminOrder, 'id' | 'assignee'>) {
  const [assign, { isLoading: busy }] = useAssignMutation();
  /** Answers why it was not done; null when it was. */
  const give = async (operatorId: string | null, done: string): Promise<string | null> => {
    const { error } = await assign({ id, operatorId, before: assignee?.id ?? null });
    if (error) return errorMessage(error, UNSETTLED);
    showToast({ tone: 'success', title: done });
    return null;
  };
  const giveOrSay = async (operatorId: string | null, done: string): Promise<void> => {
    const description = await give(operatorId, done);
    if (description !== null) showToast({ tone: 'error', title: 'Not assigned', description });
  };
  return { give, giveOrSay, busy };
}
