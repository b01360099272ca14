import { listCallBacks } from '@willow/contracts/contact/call-back.operator.contract';
import type { QueryOf } from '@willow/contracts/endpoint';
import { api } from '../api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

export type ShownCalls = QueryOf<typeof listCallBacks>['show'];

export const callBacksApi = api.enhanceEndpoints({ addTagTypes: ['CallBacks'] }).injectEndpoints({
  endpoints: (build) => ({
    callBacks: build.query({
      ...endpointOf(listCallBacks, (show: ShownCalls) => ({ query: { show } })),
      keepUnusedDataFor: 0,
      providesTags: ['CallBacks'],
    }),
  }),
});

export const { useCallBacksQuery } = callBacksApi;
