import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import {
  answerProblem,
  draftText,
  getAdminOrder,
  listOrders,
  reconcileOrder,
  resendReceipt,
  retryDraft,
  returnAnswers,
  sendDraft,
  updateOrder,
} from '@willow/contracts/operator/operator.contract';
import { getOrderDocuments } from '@willow/contracts/will/documents.contract';
import { api } from '../../shared/api/api.ts';
import { noteVersion } from './note-version.ts';
import { type OrderFilters, queryOf } from './list/order-filters.ts';

/** `version`: the one that was read. */
export type AtVersion = { readonly id: string; readonly version: string | undefined };
type OrderChange = BodyOf<typeof updateOrder> & AtVersion;

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    orders: build.query<ResponseOf<typeof listOrders>, OrderFilters>({
      query: (filters) => ({ endpoint: listOrders, query: queryOf(filters) }),
      responseSchema: listOrders.response,
      providesTags: ['Orders'],
    }),
    order: build.query<ResponseOf<typeof getAdminOrder>, string>({
      query: (id) => ({ endpoint: getAdminOrder, params: { id } }),
      responseSchema: getAdminOrder.response,
      providesTags: ['Orders'],
      onQueryStarted: (id, { dispatch, queryFulfilled }) => noteVersion(id, queryFulfilled, dispatch),
    }),
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
    sendDraft: build.mutation<ResponseOf<typeof sendDraft>, AtVersion>({
      query: ({ id, version }) => ({ endpoint: sendDraft, params: { id }, version }),
      responseSchema: sendDraft.response,
      invalidatesTags: ['Orders'],
    }),
    updateOrder: build.mutation<ResponseOf<typeof updateOrder>, OrderChange>({
      query: ({ id, version, ...body }) => ({ endpoint: updateOrder, params: { id }, body, version }),
      responseSchema: updateOrder.response,
      invalidatesTags: ['Orders'],
    }),
    returnAnswers: build.mutation<ResponseOf<typeof returnAnswers>, AtVersion>({
      query: ({ id, version }) => ({ endpoint: returnAnswers, params: { id }, version }),
      responseSchema: returnAnswers.response,
      invalidatesTags: ['Orders'],
    }),
    answerProblem: build.mutation<ResponseOf<typeof answerProblem>, { readonly id: string; readonly problemId: string }>({
      query: (params) => ({ endpoint: answerProblem, params }),
      responseSchema: answerProblem.response,
      invalidatesTags: ['Orders'],
    }),
    retryDraft: build.mutation<ResponseOf<typeof retryDraft>, string>({
      query: (id) => ({ endpoint: retryDraft, params: { id } }),
      responseSchema: retryDraft.response,
      invalidatesTags: ['Orders'],
    }),
    reconcileOrder: build.mutation<ResponseOf<typeof reconcileOrder>, string>({
      query: (id) => ({ endpoint: reconcileOrder, params: { id } }),
      responseSchema: reconcileOrder.response,
      invalidatesTags: ['Orders'],
    }),
    resendReceipt: build.mutation<ResponseOf<typeof resendReceipt>, string>({
      query: (id) => ({ endpoint: resendReceipt, params: { id } }),
      responseSchema: resendReceipt.response,
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const {
  useOrdersQuery,
  useOrderQuery,
  useDraftTextQuery,
  useOrderDocumentsQuery,
  useSendDraftMutation,
  useUpdateOrderMutation,
  useReconcileOrderMutation,
  useResendReceiptMutation,
  useReturnAnswersMutation,
  useRetryDraftMutation,
  useAnswerProblemMutation,
} = ordersApi;
