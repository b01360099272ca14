import { getOrderPair } from '@willow/contracts/operator/pair.contract';
import { api } from '../../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const pairApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderPair: build.query({
      ...endpointOf(getOrderPair, (id: string) => ({ params: { id } })),
      providesTags: ['Orders'],
    }),
  }),
});

export const { useOrderPairQuery } = pairApi;
