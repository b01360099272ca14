import type { CallOutcome } from '@willow/contracts/contact/contact.contract';
import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import { useRecordCallMutation } from './call-backs.api.ts';

/** It takes the focus when a call leaves it. */
export const CALLS_PANEL = 'calls';

const DONE: Readonly<Record<CallOutcome, { readonly title: string; readonly description: string }>> = {
  called: { title: 'Call recorded', description: 'It is kept under “Settled”.' },
  'no-answer': { title: 'Kept in the queue', description: 'An email tells them we tried, and asks for another time.' },
  closed: { title: 'Closed without a call', description: 'No email was sent. It is kept under “Settled”.' },
};

/** A note that is being written outlives the screen and a session that runs out. */
export function useRecordCall(id: string) {
  const { text, problem, setProblem, write, forget } = useDraft(`call ${id}`);
  const [send, { isLoading }] = useRecordCallMutation();
  return {
    text,
    problem,
    busy: isLoading,
    write,
    record: async (outcome: CallOutcome) => {
      if (text.trim() === '') return setProblem(MESSAGES.callNote);
      const { error } = await send({ id, outcome, note: text.trim() });
      if (error) return setProblem(errorMessage(error, 'It was not recorded. Your note is still here: try again.'));
      forget();
      document.getElementById(CALLS_PANEL)?.focus();
      return showToast({ tone: 'success', ...DONE[outcome] });
    },
  };
}
