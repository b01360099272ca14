import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { type OrderFlags, agreeToDecision, decideFlag, getOrderFlags, keepWillAbroad } from '@willow/contracts/operator/review.contract';
import { noteVersion } from '../note-version.ts';
import type { AtVersion } from '../orders.api.ts';
import { api } from '../../../shared/api/api.ts';
import type { AppDispatch } from '../../../shared/store.ts';

type OnFlag = AtVersion & { readonly key: string };
type Deciding = OnFlag & BodyOf<typeof decideFlag>;
type Agreeing = OnFlag & BodyOf<typeof agreeToDecision>;

/** The answer has the flags as they now stand: until they have been read again, Approve would look as before. */
async function showFlags(id: string, answered: Promise<{ readonly data: OrderFlags }>, dispatch: AppDispatch): Promise<void> {
  const answer = await answered.catch(() => null);
  if (answer) dispatch(flagsApi.util.updateQueryData('orderFlags', id, () => answer.data));
}

const flagsApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderFlags: build.query<ResponseOf<typeof getOrderFlags>, string>({
      query: (id) => ({ endpoint: getOrderFlags, params: { id } }),
      responseSchema: getOrderFlags.response,
      providesTags: ['Orders'],
      onQueryStarted: (id, { dispatch, queryFulfilled }) => noteVersion(id, queryFulfilled, dispatch),
    }),
    keepWillAbroad: build.mutation<ResponseOf<typeof keepWillAbroad>, AtVersion & BodyOf<typeof keepWillAbroad>>({
      query: ({ id, version, ...body }) => ({ endpoint: keepWillAbroad, params: { id }, body, version }),
      responseSchema: keepWillAbroad.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showFlags(id, queryFulfilled, dispatch),
    }),
    decideFlag: build.mutation<ResponseOf<typeof decideFlag>, Deciding>({
      query: ({ id, key, version, ...body }) => ({ endpoint: decideFlag, params: { id, key }, body, version }),
      responseSchema: decideFlag.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showFlags(id, queryFulfilled, dispatch),
    }),
    agreeToDecision: build.mutation<ResponseOf<typeof agreeToDecision>, Agreeing>({
      query: ({ id, key, version, ...body }) => ({ endpoint: agreeToDecision, params: { id, key }, body, version }),
      responseSchema: agreeToDecision.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showFlags(id, queryFulfilled, dispatch),
    }),
  }),
});

export const { useOrderFlagsQuery, useDecideFlagMutation, useAgreeToDecisionMutation, useKeepWillAbroadMutation } = flagsApi;
