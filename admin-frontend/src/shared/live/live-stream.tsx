import { pathOf } from '@willow/contracts/endpoint';
import { followLive, LiveChanges, LiveReaders, LiveTopic } from '@willow/contracts/operator/live.contract';
import { useEffect } from 'react';
import { useMatch } from 'react-router';
import { api } from '../api/api.ts';
import { useMay } from '../session/may.ts';
import { type AppDispatch, type Store, useAppStore } from '../store.ts';
import { useVisible } from '../use-visible.ts';
import { connected, lost, ordersChanged, readersChanged } from './live.slice.ts';

/** After an answer that was none, for example from a server that restarts. */
const AGAIN_MS = 10_000;
/** Of whoever was away for longer, everything may have changed. */
const MISSED_MS = 3_000;

const tagged = api.enhanceEndpoints({ addTagTypes: ['Messages', 'CallBacks', 'Erasures'] });

/** Rows of orders stand on the screen and are not simply read again: their list does it. */
const TAGS = { order: 'Orders', orders: 'OrderCounts', messages: 'Messages', 'call-backs': 'CallBacks', erasures: 'Erasures' } as const;

const readAgain =
  (topics: readonly LiveTopic[]) =>
  (dispatch: AppDispatch): void => {
    dispatch(tagged.util.invalidateTags(topics.map((topic) => TAGS[topic])));
    if (topics.includes('orders')) dispatch(ordersChanged());
  };

/** While somebody can see the page, the server says what to read again. A browser has six connections for all its tabs. */
export function LiveStream() {
  const store = useAppStore();
  const reading = useMatch('/orders/:id/read')?.params.id;
  const may = useMay();
  const visible = useVisible();
  const open = visible && may(followLive);
  useEffect(() => (open ? follow(reading, store) : undefined), [open, reading, store]);
  return null;
}

function follow(reading: string | undefined, { dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>): () => void {
  let source: EventSource;
  let again: ReturnType<typeof setTimeout>;
  const leave = () => void dispatch(lost(Date.now()));
  const begin = () => {
    source = new EventSource(`${pathOf(followLive)}${reading === undefined ? '' : `?reading=${encodeURIComponent(reading)}`}`);
    source.addEventListener('open', () => {
      const { lostAt } = getState().live;
      dispatch(connected());
      if (lostAt !== null && Date.now() - lostAt > MISSED_MS) dispatch(readAgain(LiveTopic.options));
    });
    source.addEventListener('error', () => {
      leave();
      // Where the connection was lost the browser tries again by itself.
      if (source.readyState === EventSource.CLOSED) again = setTimeout(begin, AGAIN_MS);
    });
    source.addEventListener('changed', ({ data }) => dispatch(readAgain(LiveChanges.parse(JSON.parse(data)))));
    source.addEventListener('readers', ({ data }) => dispatch(readersChanged(LiveReaders.parse(JSON.parse(data)))));
  };
  begin();
  return () => {
    clearTimeout(again);
    source.close();
    leave();
  };
}
