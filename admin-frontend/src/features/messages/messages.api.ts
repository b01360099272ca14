import { answerMessage, closeMessage, type ReceivedMessage } from '@willow/contracts/contact/contact.contract';
import { messagesApi } from '../../shared/waiting/messages.api.ts';

const settlingApi = messagesApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useAnswerMessageMutation, useCloseMessageMutation } = settlingApi;
