import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { decideFlag, getOrderFlags } from '@willow/contracts/operator/review.contract';
import { noteVersion } from '../note-version.ts';
import type { AtVersion } from '../orders.api.ts';
import { api } from '../../../shared/api/api.ts';

type Deciding = AtVersion & { readonly key: string } & BodyOf<typeof decideFlag>;

const flagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderFlags: build.query<ResponseOf<typeof getOrderFlags>, string>({
      query: (id) => ({ endpoint: getOrderFlags, params: { id } }),
      responseSchema: getOrderFlags.response,
      providesTags: ['Orders'],
      onQueryStarted: (id, { dispatch, queryFulfilled }) => noteVersion(id, queryFulfilled, dispatch),
    }),
    decideFlag: build.mutation<ResponseOf<typeof decideFlag>, Deciding>({
      query: ({ id, key, version, ...body }) => ({ endpoint: decideFlag, params: { id, key }, body, version }),
      responseSchema: decideFlag.response,
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const { useOrderFlagsQuery, useDecideFlagMutation } = flagsApi;
