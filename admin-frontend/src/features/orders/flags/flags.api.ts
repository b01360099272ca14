import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { decideFlag, getOrderFlags } from '@willow/contracts/operator/review.contract';
import { api } from '../../../shared/api/api.ts';

export type Deciding = { readonly id: string; readonly key: string } & BodyOf<typeof decideFlag>;

/** The review flags of an order. A decision refreshes them, and the counts in the list. */
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
