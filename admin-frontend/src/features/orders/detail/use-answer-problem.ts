import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../../shared/toast/toasts.ts';
import { useAnswerProblemMutation } from './detail.api.ts';

export function useAnswerProblem(id: string) {
  const [ask, { isLoading: busy }] = useAnswerProblemMutation();
  const run = async (problemId: string) => {
    const { error } = await ask({ id, problemId });
    if (error) return showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'The message could not be marked.') });
    return showToast({ tone: 'success', title: 'Marked as answered', description: 'The customer’s dashboard says so.' });
  };
  return { busy, markAnswered: (problemId: string) => void run(problemId) };
}
