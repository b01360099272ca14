import type { ResponseOf } from '@willow/contracts/endpoint';
import { listOrders, MAX_ORDERS_A_PAGE } from '@willow/contracts/operator/order-list.contract';
import { api } from '../api/api.ts';

/** Orders whose customer wrote about the will and waits for us: told beside the section, and above its messages. */
const aboutWillsApi = api.injectEndpoints({
  endpoints: (build) => ({
    aboutWills: build.query<ResponseOf<typeof listOrders>, void>({
      query: () => ({ endpoint: listOrders, query: { problems: 'open', pageSize: String(MAX_ORDERS_A_PAGE) } }),
      responseSchema: listOrders.response,
      providesTags: ['Orders', 'OrderCounts'],
    }),
  }),
});

export const { useAboutWillsQuery } = aboutWillsApi;
