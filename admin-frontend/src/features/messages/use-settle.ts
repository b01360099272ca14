import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import { useAnswerMessageMutation, useCloseMessageMutation } from './messages.api.ts';

/** It takes the focus when a message leaves it. */
export const MESSAGES_PANEL = 'messages';
const focusPanel = () => document.getElementById(MESSAGES_PANEL)?.focus();

/** An answer that is being written outlives the screen and a session that runs out. */
export function useSettle(id: string) {
  const { setProblem, forget, ...draft } = useDraft(`message ${id}`);
  const [answer, { isLoading: answering }] = useAnswerMessageMutation();
  const [close, { isLoading: closing }] = useCloseMessageMutation();
  return {
    ...draft,
    busy: answering || closing,
    send: async () => {
      if (draft.text.trim() === '') return setProblem(MESSAGES.answerMissing);
      const { error } = await answer({ id, answer: draft.text.trim() });
      if (error) return setProblem(errorMessage(error, 'The answer was not sent. It is still here: try again.'));
      forget();
      focusPanel();
      return showToast({ tone: 'success', title: 'Answer sent', description: 'It is on its way by email, and kept under “Settled”.' });
    },
    putAside: async () => {
      const { error } = await close(id);
      if (error) return showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'The message was not closed.') });
      focusPanel();
      return showToast({ tone: 'success', title: 'Closed', description: 'No email was sent. It is kept under “Settled”.' });
    },
  };
}

export type Settling = ReturnType<typeof useSettle>;
