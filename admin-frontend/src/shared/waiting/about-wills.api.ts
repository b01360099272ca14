import { listOrders, MAX_ORDERS_A_PAGE } from '@willow/contracts/operator/order-list.contract';
import { api } from '../api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

/** Orders whose customer wrote about the will and waits for us: told beside the section, and above its messages. */
const aboutWillsApi = api.injectEndpoints({
  endpoints: (build) => ({
    aboutWills: build.query({
      ...endpointOf(listOrders, (_: void) => ({ query: { problems: 'open', pageSize: String(MAX_ORDERS_A_PAGE) } })),
      providesTags: ['Orders', 'OrderCounts'],
    }),
  }),
});

export const { useAboutWillsQuery } = aboutWillsApi;
