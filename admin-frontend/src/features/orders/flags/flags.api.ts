import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { decideFlag, getOrderFlags } from '@willow/contracts/operator/review.contract';
import { api } from '../../../shared/api/api.ts';

type Deciding = { readonly id: string; readonly key: string } & BodyOf<typeof decideFlag>;

const flagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderFlags: build.query<ResponseOf<typeof getOrderFlags>, string>({
      query: (id) => ({ endpoint: getOrderFlags, params: { id } }),
      responseSchema: getOrderFlags.response,
      providesTags: ['Orders'],
    }),
    decideFlag: build.mutation<ResponseOf<typeof decideFlag>, Deciding>({
      query: ({ id, key, ...body }) => ({ endpoint: decideFlag, params: { id, key }, body }),
      responseSchema: decideFlag.response,
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const { useOrderFlagsQuery, useDecideFlagMutation } = flagsApi;
