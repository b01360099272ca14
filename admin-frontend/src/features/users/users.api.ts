import { getCustomerHistory, getCustomerStory, searchCustomers } from '@willow/contracts/operator/customers.contract';
import { requestEmailChangeFor, stopEmailChangeFor } from '@willow/contracts/operator/email-change.contract';
import { correctDetails } from '@willow/contracts/operator/correction.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import type { PageCursor } from '../../shared/router/use-table-view.ts';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

export type CustomersAsked = PageCursor & { readonly search: string; readonly page: number };

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    customers: build.query(
      endpointOf(searchCustomers, ({ search, ...from }: CustomersAsked) => ({ body: { ...from, ...(search && { search }) } })),
    ),
    // What was read of somebody is not kept, and each reading is recorded.
    customer: build.query({
      ...endpointOf(getCustomerStory, (id: string) => ({ params: { id } })),
      keepUnusedDataFor: 0,
    }),
    correctDetails: build.mutation({
      ...endpointOf(correctDetails, ({ id, ...body }: BodyOf<typeof correctDetails> & { readonly id: string }) => ({
        params: { id },
        body,
      })),
      invalidatesTags: ['Orders'],
    }),
    requestEmailChangeFor: build.mutation({
      ...endpointOf(requestEmailChangeFor, ({ id, ...body }: BodyOf<typeof requestEmailChangeFor> & { readonly id: string }) => ({
        params: { id },
        body,
      })),
    }),
    stopEmailChangeFor: build.mutation(endpointOf(stopEmailChangeFor, (id: string) => ({ params: { id } }))),
    customerHistory: build.query({
      ...endpointOf(getCustomerHistory, ({ id, before }: { readonly id: string; readonly before: string }) => ({
        params: { id },
        query: { before },
      })),
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
