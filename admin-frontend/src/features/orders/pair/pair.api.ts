import type { ResponseOf } from '@willow/contracts/endpoint';
import { getOrderPair } from '@willow/contracts/operator/pair.contract';
import { api } from '../../../shared/api/api.ts';

const pairApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderPair: build.query<ResponseOf<typeof getOrderPair>, string>({
      query: (id) => ({ endpoint: getOrderPair, params: { id } }),
      responseSchema: getOrderPair.response,
      providesTags: ['Orders'],
    }),
  }),
});

export const { useOrderPairQuery } = pairApi;
