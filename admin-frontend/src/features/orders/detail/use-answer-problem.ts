import { ProblemAnswer } from '@willow/contracts/operator/problems.contract';
import { z } from '@willow/contracts/zod';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { showToast } from '../../../shared/toast/toasts.ts';
import { useAnswerProblemMutation, useMarkProblemAnsweredMutation } from './detail.api.ts';

/** What a customer says is wrong: answered here, or marked when that was done another way. An answer that is being written outlives the screen. */
export function useAnswerProblem(id: string, problemId: string, onDone: () => void) {
  const { setProblem, forget, ...draft } = useDraft(`problem ${problemId}`);
  const [answer, { isLoading: answering }] = useAnswerProblemMutation();
  const [mark, { isLoading: marking }] = useMarkProblemAnsweredMutation();
  const send = async () => {
    const { data, error: wrong } = z.safeParse(ProblemAnswer, { answer: draft.text });
    if (!data) return setProblem(wrong?.issues[0]?.message);
    const { error } = await answer({ id, problemId, ...data });
    if (error) return setProblem(errorMessage(error, 'The answer was not sent. It is still here: try again.'));
    forget();
    onDone();
    return showToast({ tone: 'success', title: 'Answer sent', description: 'It is on its way by email, and kept with the order.' });
  };
  const markAnswered = async () => {
    const { error } = await mark({ id, problemId });
    if (error) return showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'The message could not be marked.') });
    forget();
    onDone();
    return showToast({ tone: 'success', title: 'Marked as answered', description: 'The customer’s dashboard says so.' });
  };
  return { ...draft, busy: answering || marking, send, markAnswered: () => void markAnswered() };
}

export type AnswerToProblem = ReturnType<typeof useAnswerProblem>;
