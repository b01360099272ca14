import { listMessages, type ReceivedMessage } from '@willow/contracts/contact/contact.contract';
import type { QueryOf } from '@willow/contracts/endpoint';
import { api } from '../api/api.ts';

export type Shown = QueryOf<typeof listMessages>['show'];

export const messagesApi = api.enhanceEndpoints({ addTagTypes: ['Messages'] }).injectEndpoints({
  endpoints: (build) => ({
    messages: build.query<readonly ReceivedMessage[], Shown>({
      query: (show) => ({ endpoint: listMessages, query: { show } }),
      responseSchema: listMessages.response,
      keepUnusedDataFor: 0,
      providesTags: ['Messages'],
    }),
  }),
});

export const { useMessagesQuery } = messagesApi;
