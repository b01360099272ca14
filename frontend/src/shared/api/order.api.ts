import { getMyOrder, getOrder, getPrepaid } from '@willow/contracts/order/order.contract';
import { api } from './api.ts';

const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    order: build.query({
      query: ({ orderId }: { readonly orderId: string | null }) =>
        orderId ? { endpoint: getOrder, params: { orderId } } : { endpoint: getMyOrder },
      responseSchema: getOrder.response,
      providesTags: ['Order'],
    }),
    prepaid: build.query({
      query: (_: void) => ({ endpoint: getPrepaid }),
      responseSchema: getPrepaid.response,
      providesTags: ['Order'],
    }),
  }),
});

export const { useOrderQuery, usePrepaidQuery } = orderApi;
