import { useEffect, useState } from 'react';

const INTERVAL_MS = 2000;
const LIMIT_MS = 60_000;

/** An interval to read again at while something is visibly under way, for a minute at most; after that it is up to the customer. */
export function usePolling(underWay: boolean): { readonly interval: number; readonly gaveUp: boolean; readonly again: () => void } {
  const [round, setRound] = useState(0);
  const [ended, setEnded] = useState(-1);
  const running = underWay && ended !== round;
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setEnded(round), LIMIT_MS);
    return () => clearTimeout(timer);
  }, [running, round]);
  return { interval: running ? INTERVAL_MS : 0, gaveUp: underWay && !running, again: () => setRound(round + 1) };
}
