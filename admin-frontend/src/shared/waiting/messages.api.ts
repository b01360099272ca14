import { listMessages } from '@willow/contracts/contact/contact.contract';
import type { QueryOf } from '@willow/contracts/endpoint';
import { api } from '../api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

export type Shown = QueryOf<typeof listMessages>['show'];

export const messagesApi = api.enhanceEndpoints({ addTagTypes: ['Messages'] }).injectEndpoints({
  endpoints: (build) => ({
    messages: build.query({
      ...endpointOf(listMessages, (show: Shown) => ({ query: { show } })),
      keepUnusedDataFor: 0,
      providesTags: ['Messages'],
    }),
  }),
});

export const { useMessagesQuery } = messagesApi;
