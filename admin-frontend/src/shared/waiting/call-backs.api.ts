import { type CallBack, listCallBacks } from '@willow/contracts/contact/call-back.operator.contract';
import type { QueryOf } from '@willow/contracts/endpoint';
import { api } from '../api/api.ts';

export type ShownCalls = QueryOf<typeof listCallBacks>['show'];

export const callBacksApi = api.enhanceEndpoints({ addTagTypes: ['CallBacks'] }).injectEndpoints({
  endpoints: (build) => ({
    callBacks: build.query<readonly CallBack[], ShownCalls>({
      query: (show) => ({ endpoint: listCallBacks, query: { show } }),
      responseSchema: listCallBacks.response,
      keepUnusedDataFor: 0,
      providesTags: ['CallBacks'],
    }),
  }),
});

export const { useCallBacksQuery } = callBacksApi;
