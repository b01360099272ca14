import type { OrderHistory } from '@willow/contracts/operator/history.contract';
import {
  type CustomerPage,
  type CustomerStory,
  getCustomerHistory,
  getCustomerStory,
  searchCustomers,
} from '@willow/contracts/operator/customers.contract';
import { requestEmailChangeFor, stopEmailChangeFor } from '@willow/contracts/operator/email-change.contract';
import { correctDetails } from '@willow/contracts/operator/correction.contract';
import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import type { PageCursor } from '../../shared/router/use-table-view.ts';
import { api } from '../../shared/api/api.ts';

export type CustomersAsked = PageCursor & { readonly search: string; readonly page: number };

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    customers: build.query<CustomerPage, CustomersAsked>({
      query: ({ search, ...from }) => ({ endpoint: searchCustomers, body: { ...from, ...(search && { search }) } }),
      responseSchema: searchCustomers.response,
    }),
    // What was read of somebody is not kept, and each reading is recorded.
    customer: build.query<CustomerStory, string>({
      query: (id) => ({ endpoint: getCustomerStory, params: { id } }),
      responseSchema: getCustomerStory.response,
      keepUnusedDataFor: 0,
    }),
    correctDetails: build.mutation<ResponseOf<typeof correctDetails>, BodyOf<typeof correctDetails> & { readonly id: string }>({
      query: ({ id, ...body }) => ({ endpoint: correctDetails, params: { id }, body }),
      responseSchema: correctDetails.response,
      invalidatesTags: ['Orders'],
    }),
    requestEmailChangeFor: build.mutation<
      ResponseOf<typeof requestEmailChangeFor>,
      BodyOf<typeof requestEmailChangeFor> & { readonly id: string }
    >({
      query: ({ id, ...body }) => ({ endpoint: requestEmailChangeFor, params: { id }, body }),
      responseSchema: requestEmailChangeFor.response,
    }),
    stopEmailChangeFor: build.mutation<ResponseOf<typeof stopEmailChangeFor>, string>({
      query: (id) => ({ endpoint: stopEmailChangeFor, params: { id } }),
      responseSchema: stopEmailChangeFor.response,
    }),
    customerHistory: build.query<OrderHistory, { readonly id: string; readonly before: string }>({
      query: ({ id, before }) => ({ endpoint: getCustomerHistory, params: { id }, query: { before } }),
      responseSchema: getCustomerHistory.response,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useCustomersQuery,
  useCustomerQuery,
  useCustomerHistoryQuery,
  useCorrectDetailsMutation,
  useRequestEmailChangeForMutation,
  useStopEmailChangeForMutation,
} = usersApi;
