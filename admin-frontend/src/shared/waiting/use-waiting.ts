import { TEAM } from '@willow/contracts/endpoint';
import { useMay } from '../session/may.ts';
import { useRefreshEvery } from '../live/use-refresh-every.ts';
import { useAboutWillsQuery } from './about-wills.api.ts';
import { useCallBacksQuery } from './call-backs.api.ts';
import { useErasuresQuery } from './erasures.api.ts';
import { useMessagesQuery } from './messages.api.ts';

const EVERY_MS = 60_000;

/** How many wait in a section, by its path: counted again when it changes, and once a minute where no change is told. Nothing for whoever does not see to them. */
export function useWaiting(): Readonly<Record<string, number | undefined>> {
  const may = useMay();
  const often = { skip: !may({ audience: TEAM }), pollingInterval: useRefreshEvery(EVERY_MS) };
  const { data: messages, isLoading: reading } = useMessagesQuery('waiting', often);
  const { data: aboutWills, isLoading: looking } = useAboutWillsQuery(undefined, often);
  const { data: callBacks } = useCallBacksQuery('waiting', often);
  const { data: erasures } = useErasuresQuery(undefined, often);
  return {
    // The one without the other would be a number that is not so.
    '/messages': reading || looking ? undefined : (messages?.length ?? 0) + (aboutWills?.length ?? 0),
    '/call-backs': callBacks?.length,
    '/erasures': erasures?.length,
  };
}
