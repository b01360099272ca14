import type { BodyOf } from '@willow/contracts/endpoint';
import { draftText, retryDraft, returnAnswers } from '@willow/contracts/operator/operator.contract';
import { answerProblem, markProblemAnswered } from '@willow/contracts/operator/problems.contract';
import { getOrderDocuments } from '@willow/contracts/will/documents.contract';
import { noteVersion } from '../note-version.ts';
import { type AtVersion, ordersApi, showOrder } from '../orders.api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

type OfProblem = { readonly id: string; readonly problemId: string };

/** What is done with an order that is open, and never from the list. */
const detailApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    draftText: build.query({
      ...endpointOf(draftText, (id: string) => ({ params: { id } })),
      keepUnusedDataFor: 0,
      onQueryStarted: (id, { dispatch, queryFulfilled }) => noteVersion(id, queryFulfilled, dispatch),
    }),
    orderDocuments: build.query({
      ...endpointOf(getOrderDocuments, (id: string) => ({ params: { id } })),
      keepUnusedDataFor: 0,
    }),
    returnAnswers: build.mutation({
      ...endpointOf(returnAnswers, ({ id, version }: AtVersion) => ({ params: { id }, version })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    answerProblem: build.mutation({
      ...endpointOf(answerProblem, ({ answer, ...params }: OfProblem & BodyOf<typeof answerProblem>) => ({ params, body: { answer } })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    markProblemAnswered: build.mutation({
      ...endpointOf(markProblemAnswered, (params: OfProblem) => ({ params })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    retryDraft: build.mutation({
      ...endpointOf(retryDraft, (id: string) => ({ params: { id } })),
      invalidatesTags: ['Orders'],
      onQueryStarted: (id, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
  }),
});

export const {
  useDraftTextQuery,
  useOrderDocumentsQuery,
  useReturnAnswersMutation,
  useAnswerProblemMutation,
  useMarkProblemAnsweredMutation,
  useRetryDraftMutation,
} = detailApi;
