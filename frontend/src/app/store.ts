import { configureStore } from '@reduxjs/toolkit';
import { api } from '../shared/api/api.ts';
import { type Network, patientNetwork } from '../web/api/send.ts';

/** Only the cache changes what is in it, so the check for mutations is off. How long the other one takes says something of the machine alone. */
export const createStore = (network: Network = patientNetwork) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: network }, immutableCheck: false, serializableCheck: { warnAfter: 10_000 } }).concat(
        api.middleware,
      ),
  });
