import { configureStore } from '@reduxjs/toolkit';
import { api } from '../shared/api/api.ts';
import { type Network, patientNetwork } from '../web/api/send.ts';

/** Only the cache changes what is in it, so the check for mutations is off. */
export const createStore = (network: Network = patientNetwork) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: network }, immutableCheck: false }).concat(api.middleware),
  });
