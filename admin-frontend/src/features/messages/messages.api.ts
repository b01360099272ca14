import { answerMessage, closeMessage } from '@willow/contracts/contact/contact.contract';
import { messagesApi } from '../../shared/waiting/messages.api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const settlingApi = messagesApi.injectEndpoints({
  endpoints: (build) => ({
    answerMessage: build.mutation({
      ...endpointOf(answerMessage, ({ id, answer }: { readonly id: string; readonly answer: string }) => ({
        params: { id },
        body: { answer },
      })),
      invalidatesTags: ['Messages'],
    }),
    closeMessage: build.mutation({
      ...endpointOf(closeMessage, (id: string) => ({ params: { id } })),
      invalidatesTags: ['Messages'],
    }),
  }),
});

export const { useAnswerMessageMutation, useCloseMessageMutation } = settlingApi;
