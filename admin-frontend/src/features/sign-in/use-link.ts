import { errorMessage, hasStatus } from '@willow/frontend/web/api/failure';
import { useEffect, useRef, useState } from 'react';

type Trouble = { readonly sentence: string; readonly again: boolean };
type Answer<T> = { readonly data?: T; readonly error?: unknown };

/** Looks once at what a mailed link is for. `noGood`: the words for a link that does not work any more. */
export function useLink<T>(read: () => Promise<Answer<T>>, noGood: string) {
  const [found, setFound] = useState<T | null>(null);
  const [problem, setProblem] = useState<Trouble | null>(null);
  const ask = async () => {
    setProblem(null);
    const { data, error } = await read();
    if (data) return setFound(data);
    const isDeadLink = hasStatus(error, 410) || hasStatus(error, 400);
    setProblem({ sentence: isDeadLink ? noGood : errorMessage(error, 'Check your connection, then try again.'), again: !isDeadLink });
  };
  const first = useRef(ask);
  useEffect(() => void first.current(), []);
  return { found, problem, ask: () => void ask() };
}

export type LinkProblem = { readonly problem: Trouble; readonly onAgain: () => void; readonly onDone: () => void };
