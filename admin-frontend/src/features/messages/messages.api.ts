import { answerMessage, closeMessage, listMessages, type ReceivedMessage } from '@willow/contracts/contact/contact.contract';
import type { QueryOf, ResponseOf } from '@willow/contracts/endpoint';
import { listOrders, MAX_ORDERS_A_PAGE } from '@willow/contracts/operator/order-list.contract';
import { api } from '../../shared/api/api.ts';

export type Shown = QueryOf<typeof listMessages>['show'];

const messagesApi = api.enhanceEndpoints({ addTagTypes: ['Messages'] }).injectEndpoints({
  endpoints: (build) => ({
    messages: build.query<readonly ReceivedMessage[], Shown>({
      query: (show) => ({ endpoint: listMessages, query: { show } }),
      responseSchema: listMessages.response,
      keepUnusedDataFor: 0,
      providesTags: ['Messages'],
    }),
    ordersWithProblems: build.query<ResponseOf<typeof listOrders>, void>({
      query: () => ({ endpoint: listOrders, query: { problems: 'open', pageSize: String(MAX_ORDERS_A_PAGE) } }),
      responseSchema: listOrders.response,
      providesTags: ['Orders'],
    }),
    answerMessage: build.mutation<ReceivedMessage, { readonly id: string; readonly answer: string }>({
      query: ({ id, answer }) => ({ endpoint: answerMessage, params: { id }, body: { answer } }),
      responseSchema: answerMessage.response,
      invalidatesTags: ['Messages'],
    }),
    closeMessage: build.mutation<ReceivedMessage, string>({
      query: (id) => ({ endpoint: closeMessage, params: { id } }),
      responseSchema: closeMessage.response,
      invalidatesTags: ['Messages'],
    }),
  }),
});

export const { useMessagesQuery, useOrdersWithProblemsQuery, useAnswerMessageMutation, useCloseMessageMutation } = messagesApi;
