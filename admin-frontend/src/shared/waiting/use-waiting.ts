import { TEAM } from '@willow/contracts/endpoint';
import { useMay } from '../session/may.ts';
import { useVisible } from '../use-visible.ts';
import { useCallBacksQuery } from './call-backs.api.ts';
import { useErasuresQuery } from './erasures.api.ts';
import { useMessagesQuery } from './messages.api.ts';

const EVERY_MS = 60_000;

/** How many wait in a section, by its path: counted again once a minute while somebody can see it. Nothing for whoever does not see to them. */
export function useWaiting(): Readonly<Record<string, number | undefined>> {
  const may = useMay();
  const visible = useVisible();
  const often = { skip: !may({ audience: TEAM }), pollingInterval: visible ? EVERY_MS : 0 };
  const { data: messages } = useMessagesQuery('waiting', often);
  const { data: callBacks } = useCallBacksQuery('waiting', often);
  const { data: erasures } = useErasuresQuery(undefined, often);
  return { '/messages': messages?.length, '/call-backs': callBacks?.length, '/erasures': erasures?.length };
}
