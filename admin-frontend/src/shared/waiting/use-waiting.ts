import { TEAM } from '@willow/contracts/endpoint';
import { useMay } from '../session/may.ts';
import { useVisible } from '../use-visible.ts';
import { useAboutWillsQuery } from './about-wills.api.ts';
import { useCallBacksQuery } from './call-backs.api.ts';
import { useErasuresQuery } from './erasures.api.ts';
import { useMessagesQuery } from './messages.api.ts';

const EVERY_MS = 60_000;

/** How many wait in a section, by its path: counted again once a minute while somebody can see it. Nothing for whoever does not see to them. */
export function useWaiting(): Readonly<Record<string, number | undefined>> {
  const may = useMay();
  const visible = useVisible();
  const often = { skip: !may({ audience: TEAM }), pollingInterval: visible ? EVERY_MS : 0 };
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
