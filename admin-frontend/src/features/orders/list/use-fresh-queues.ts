import { useEffect } from 'react';
import { useRefreshEvery } from '../../../shared/live/use-refresh-every.ts';
import { useVisible } from '../../../shared/use-visible.ts';
import { useQueuesQuery } from './queues.api.ts';

const EVERY_MS = 30_000;

/** The counts of the queues: read again after each change, when the tab comes back, and twice a minute where no change is told. */
export function useFreshQueues() {
  const visible = useVisible();
  const query = useQueuesQuery(undefined, { pollingInterval: useRefreshEvery(EVERY_MS) });
  const { fulfilledTimeStamp, refetch } = query;
  useEffect(() => {
    if (visible && fulfilledTimeStamp !== undefined && Date.now() - fulfilledTimeStamp > EVERY_MS) void refetch();
  }, [visible, fulfilledTimeStamp, refetch]);
  return query;
}
