import { answerMessage, closeMessage, type ReceivedMessage } from '@willow/contracts/contact/contact.contract';
import type { ResponseOf } from '@willow/contracts/endpoint';
import { listOrders, MAX_ORDERS_A_PAGE } from '@willow/contracts/operator/order-list.contract';
import { messagesApi } from '../../shared/waiting/messages.api.ts';

const settlingApi = messagesApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useOrdersWithProblemsQuery, useAnswerMessageMutation, useCloseMessageMutation } = settlingApi;
