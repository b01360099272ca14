import { MESSAGES } from '@willow/contracts/messages';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { draftSettled, draftWritten } from '../../shared/drafts/drafts.slice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import { useAnswerMessageMutation, useCloseMessageMutation } from './messages.api.ts';

/** It takes the focus when a message leaves it. */
export const MESSAGES_PANEL = 'messages';
const focusPanel = () => document.getElementById(MESSAGES_PANEL)?.focus();

/** An answer that is being written outlives the screen and a session that runs out. */
export function useSettle(id: string) {
  const key = `message ${id}`;
  const dispatch = useAppDispatch();
  const draft = useAppSelector(({ drafts }) => drafts.texts[key]);
  const [opened, setOpened] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [answer, { isLoading: answering }] = useAnswerMessageMutation();
  const [close, { isLoading: closing }] = useCloseMessageMutation();
  const text = draft ?? '';
  const forget = () => void dispatch(draftSettled(key));
  return {
    text,
    problem,
    writing: opened || draft !== undefined,
    busy: answering || closing,
    begin: () => setOpened(true),
    write: (next: string) => {
      setProblem(undefined);
      if (next === '') forget();
      else dispatch(draftWritten({ key, text: next }));
      setOpened(true);
    },
    leave: () => {
      forget();
      setProblem(undefined);
      setOpened(false);
    },
    send: async () => {
      if (text.trim() === '') return setProblem(MESSAGES.answerMissing);
      const { error } = await answer({ id, answer: text.trim() });
      if (error) return setProblem(errorMessage(error, 'The answer was not sent. It is still here: try again.'));
      forget();
      focusPanel();
      return showToast({ tone: 'success', title: 'Answer sent', description: 'It is on its way by email, and kept under “Settled”.' });
    },
    putAside: async () => {
      const { error } = await close(id);
      if (error) return showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'The message was not put aside.') });
      focusPanel();
      return showToast({ tone: 'success', title: 'Put aside', description: 'No email was sent. It is kept under “Settled”.' });
    },
  };
}

export type Settling = ReturnType<typeof useSettle>;
