import { configureStore } from '@reduxjs/toolkit';
import { api } from '../shared/api/api.ts';
import { type Network, patientNetwork } from '../web/api/send.ts';

/** The store of the app: nothing but what the server said, which only the cache itself ever changes. */
export const createStore = (network: Network = patientNetwork) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: network }, immutableCheck: false }).concat(api.middleware),
  });
