import { useAppSelector } from '../store.ts';
import { useVisible } from '../use-visible.ts';

/** What changes by itself with the time, for example how long somebody has waited. */
const BY_TIME_MS = 5 * 60_000;

/** A `pollingInterval`, in ms: `everyMs` while the server cannot say what has changed, seldom while it can, and never while nobody looks. */
export function useRefreshEvery(everyMs: number): number {
  const visible = useVisible();
  const connected = useAppSelector((state) => state.live.connected);
  if (!visible) return 0;
  return connected ? Math.max(everyMs, BY_TIME_MS) : everyMs;
}
