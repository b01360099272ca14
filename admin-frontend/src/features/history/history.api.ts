import type { BodyOf, QueryOf } from '@willow/contracts/endpoint';
import {
  exportOrderHistory,
  getMomentDifference,
  getOrderHistory,
  getOrderMoment,
  openOrderHistory,
} from '@willow/contracts/operator/history.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

type Page = QueryOf<typeof getOrderHistory> & { readonly id: string };

const historyApi = api.enhanceEndpoints({ addTagTypes: ['History'] }).injectEndpoints({
  endpoints: (build) => ({
    orderHistory: build.query({
      ...endpointOf(getOrderHistory, ({ id, ...query }: Page) => ({ params: { id }, query })),
      // What was read is not kept: it may be sealed again, and it grows.
      keepUnusedDataFor: 0,
      providesTags: ['History'],
    }),
    orderMoment: build.query({
      ...endpointOf(getOrderMoment, (params: { readonly id: string; readonly entry: string }) => ({ params })),
      keepUnusedDataFor: 0,
      providesTags: ['History'],
    }),
    momentDifference: build.query({
      ...endpointOf(getMomentDifference, (params: { readonly id: string; readonly entry: string; readonly other: string }) => ({ params })),
      keepUnusedDataFor: 0,
      providesTags: ['History'],
    }),
    exportOrderHistory: build.mutation({
      ...endpointOf(exportOrderHistory, ({ id, ...body }: BodyOf<typeof exportOrderHistory> & { readonly id: string }) => ({
        params: { id },
        body,
      })),
      invalidatesTags: ['History'],
    }),
    openOrderHistory: build.mutation({
      ...endpointOf(openOrderHistory, ({ id, reason }: { readonly id: string; readonly reason: string }) => ({
        params: { id },
        body: { reason },
      })),
      invalidatesTags: ['History'],
    }),
  }),
});

export const {
  useOrderHistoryQuery,
  useOrderMomentQuery,
  useMomentDifferenceQuery,
  useOpenOrderHistoryMutation,
  useExportOrderHistoryMutation,
} = historyApi;
