import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../../shared/toast/toasts.ts';
import { useRetryDraftMutation } from './detail.api.ts';

export function useRetryDraft(id: string) {
  const [ask, { isLoading: busy }] = useRetryDraftMutation();
  const run = async () => {
    const { error } = await ask(id);
    if (error) showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'The draft could not be retried.') });
  };
  return { busy, retry: () => void run() };
}
