import type { BodyOf, QueryOf, ResponseOf } from '@willow/contracts/endpoint';
import {
  exportOrderHistory,
  getMomentDifference,
  getOrderHistory,
  getOrderMoment,
  openOrderHistory,
} from '@willow/contracts/operator/history.contract';
import { api } from '../../shared/api/api.ts';

type Page = QueryOf<typeof getOrderHistory> & { readonly id: string };

const historyApi = api.enhanceEndpoints({ addTagTypes: ['History'] }).injectEndpoints({
  endpoints: (build) => ({
    orderHistory: build.query<ResponseOf<typeof getOrderHistory>, Page>({
      query: ({ id, ...query }) => ({ endpoint: getOrderHistory, params: { id }, query }),
      responseSchema: getOrderHistory.response,
      // What was read is not kept: it may be sealed again, and it grows.
      keepUnusedDataFor: 0,
      providesTags: ['History'],
    }),
    orderMoment: build.query<ResponseOf<typeof getOrderMoment>, { readonly id: string; readonly entry: string }>({
      query: (params) => ({ endpoint: getOrderMoment, params }),
      responseSchema: getOrderMoment.response,
      keepUnusedDataFor: 0,
      providesTags: ['History'],
    }),
    momentDifference: build.query<
      ResponseOf<typeof getMomentDifference>,
      { readonly id: string; readonly entry: string; readonly other: string }
    >({
      query: (params) => ({ endpoint: getMomentDifference, params }),
      responseSchema: getMomentDifference.response,
      keepUnusedDataFor: 0,
      providesTags: ['History'],
    }),
    exportOrderHistory: build.mutation<string, BodyOf<typeof exportOrderHistory> & { readonly id: string }>({
      query: ({ id, ...body }) => ({ endpoint: exportOrderHistory, params: { id }, body }),
      responseSchema: exportOrderHistory.response,
      invalidatesTags: ['History'],
    }),
    openOrderHistory: build.mutation<ResponseOf<typeof openOrderHistory>, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => ({ endpoint: openOrderHistory, params: { id }, body: { reason } }),
      responseSchema: openOrderHistory.response,
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
