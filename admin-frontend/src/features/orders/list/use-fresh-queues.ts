import { useEffect, useSyncExternalStore } from 'react';
import { useQueuesQuery } from './queues.api.ts';

const EVERY_MS = 30_000;

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isVisible = () => document.visibilityState === 'visible';

/** The counts of the queues: read again after each change, when the tab comes back, and twice a minute while it can be seen. */
export function useFreshQueues() {
  const visible = useSyncExternalStore(subscribe, isVisible);
  const query = useQueuesQuery(undefined, { pollingInterval: visible ? EVERY_MS : 0 });
  const { fulfilledTimeStamp, refetch } = query;
  useEffect(() => {
    if (visible && fulfilledTimeStamp !== undefined && Date.now() - fulfilledTimeStamp > EVERY_MS) void refetch();
  }, [visible, fulfilledTimeStamp, refetch]);
  return query;
}
