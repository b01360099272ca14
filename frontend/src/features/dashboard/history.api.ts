import { getWillAccess, getWillHistory } from '@willow/contracts/account/will-history.contract';
import { api } from '../../shared/api/api.ts';

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    willHistory: build.query({
      query: () => ({ endpoint: getWillHistory }),
      responseSchema: getWillHistory.response,
      // The next look sees what happened since.
      keepUnusedDataFor: 0,
    }),
    willAccess: build.query({
      query: () => ({ endpoint: getWillAccess }),
      responseSchema: getWillAccess.response,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useWillHistoryQuery, useWillAccessQuery } = historyApi;
