import { getMyOrder, getOrder } from '@willow/contracts/order/order.contract';
import { api } from './api.ts';

const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The order with that id, else the customer's latest. */
    order: build.query({
      query: ({ orderId }: { readonly orderId: string | null }) =>
        orderId ? { endpoint: getOrder, params: { orderId } } : { endpoint: getMyOrder },
      responseSchema: getOrder.response,
      providesTags: ['Order'],
    }),
  }),
});

export const { useOrderQuery } = orderApi;
