import { configureStore } from '@reduxjs/toolkit';
import { browserNetwork, type Network } from '@willow/frontend/web/api/send';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { api } from './api/api.ts';
import { draftsReducer } from './drafts/drafts.slice.ts';
import { liveReducer } from './live/live.slice.ts';
import { versionsReducer } from './versions/versions.slice.ts';
import { keepSearches } from './searches/kept-searches.ts';
import { searchesReducer } from './searches/searches.slice.ts';
import { sessionReducer } from './session/session.slice.ts';
import { FINDING_OUT, showToast } from './toast/toasts.ts';

const network: Network = { ...browserNetwork, onLost: () => showToast(FINDING_OUT) };

const configured = () =>
  configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionReducer,
      live: liveReducer,
      drafts: draftsReducer,
      versions: versionsReducer,
      searches: searchesReducer,
    },
    middleware: (defaults) => defaults({ thunk: { extraArgument: network } }).concat(api.middleware),
  });

export function makeStore() {
  const store = configured();
  let kept = store.getState().searches;
  store.subscribe(() => {
    const { searches } = store.getState();
    if (searches !== kept) keepSearches((kept = searches));
  });
  return store;
}

export type Store = ReturnType<typeof makeStore>;

export type AppDispatch = Store['dispatch'];
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<Store>();
export const useAppSelector = useSelector.withTypes<ReturnType<Store['getState']>>();
