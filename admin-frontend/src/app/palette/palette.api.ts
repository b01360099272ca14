import type { ResponseOf } from '@willow/contracts/endpoint';
import { searchCustomers } from '@willow/contracts/operator/customers.contract';
import { searchOrders } from '@willow/contracts/operator/order-list.contract';
import { api } from '../../shared/api/api.ts';

/** So many of each are shown: whoever needs more goes to the list. */
export const MAX_FOUND = 6;

/** What is looked for may be a name: it goes in the body, and nothing of it is kept. */
const paletteApi = api.injectEndpoints({
  endpoints: (build) => ({
    ordersLike: build.query<ResponseOf<typeof searchOrders>, string>({
      query: (search) => ({ endpoint: searchOrders, query: { pageSize: String(MAX_FOUND) }, body: { search } }),
      responseSchema: searchOrders.response,
      keepUnusedDataFor: 0,
    }),
    customersLike: build.query<ResponseOf<typeof searchCustomers>, string>({
      query: (search) => ({ endpoint: searchCustomers, body: { search } }),
      responseSchema: searchCustomers.response,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOrdersLikeQuery, useCustomersLikeQuery } = paletteApi;
