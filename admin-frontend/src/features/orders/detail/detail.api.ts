import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { draftText, retryDraft, returnAnswers } from '@willow/contracts/operator/operator.contract';
import { answerProblem, markProblemAnswered } from '@willow/contracts/operator/problems.contract';
import { getOrderDocuments } from '@willow/contracts/will/documents.contract';
import { noteVersion } from '../note-version.ts';
import { type AtVersion, ordersApi, showOrder } from '../orders.api.ts';

type OfProblem = { readonly id: string; readonly problemId: string };

/** What is done with an order that is open, and never from the list. */
const detailApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    draftText: build.query<ResponseOf<typeof draftText>, string>({
      query: (id) => ({ endpoint: draftText, params: { id } }),
      responseSchema: draftText.response,
      keepUnusedDataFor: 0,
      onQueryStarted: (id, { dispatch, queryFulfilled }) => noteVersion(id, queryFulfilled, dispatch),
    }),
    orderDocuments: build.query<ResponseOf<typeof getOrderDocuments>, string>({
      query: (id) => ({ endpoint: getOrderDocuments, params: { id } }),
      responseSchema: getOrderDocuments.response,
      keepUnusedDataFor: 0,
    }),
    returnAnswers: build.mutation<ResponseOf<typeof returnAnswers>, AtVersion>({
      query: ({ id, version }) => ({ endpoint: returnAnswers, params: { id }, version }),
      responseSchema: returnAnswers.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    answerProblem: build.mutation<ResponseOf<typeof answerProblem>, OfProblem & BodyOf<typeof answerProblem>>({
      query: ({ answer, ...params }) => ({ endpoint: answerProblem, params, body: { answer } }),
      responseSchema: answerProblem.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    markProblemAnswered: build.mutation<ResponseOf<typeof markProblemAnswered>, OfProblem>({
      query: (params) => ({ endpoint: markProblemAnswered, params }),
      responseSchema: markProblemAnswered.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    retryDraft: build.mutation<ResponseOf<typeof retryDraft>, string>({
      query: (id) => ({ endpoint: retryDraft, params: { id } }),
      responseSchema: retryDraft.response,
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
