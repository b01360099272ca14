import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store.ts';
import { draftSettled, draftWritten } from './drafts.slice.ts';

/** A text that is being written, by what it belongs to, and what is wrong with it. It outlives the screen and a session that runs out. */
export function useDraft(key: string) {
  const dispatch = useAppDispatch();
  const kept = useAppSelector(({ drafts }) => drafts.texts[key]);
  const [opened, setOpened] = useState(false);
  const [problem, setProblem] = useState<string>();
  const forget = () => void dispatch(draftSettled(key));
  return {
    text: kept ?? '',
    problem,
    setProblem,
    writing: opened || kept !== undefined,
    begin: () => setOpened(true),
    write: (next: string) => {
      setProblem(undefined);
      if (next === '') forget();
      else dispatch(draftWritten({ key, text: next }));
      setOpened(true);
    },
    forget,
    leave: () => {
      forget();
      setProblem(undefined);
      setOpened(false);
    },
  };
}
