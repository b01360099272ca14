import { getWillAccess, getWillHistory } from '@willow/contracts/account/will-history.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    willHistory: build.query({
      ...endpointOf(getWillHistory),
      // The next look sees what happened since.
      keepUnusedDataFor: 0,
    }),
    willAccess: build.query({
      ...endpointOf(getWillAccess),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useWillHistoryQuery, useWillAccessQuery } = historyApi;
