import type { BodyOf } from '@willow/contracts/endpoint';
import { type OrderFlags, agreeToDecision, decideFlag, getOrderFlags, keepWillAbroad } from '@willow/contracts/operator/review.contract';
import { noteVersion } from '../note-version.ts';
import type { AtVersion } from '../orders.api.ts';
import { api } from '../../../shared/api/api.ts';
import type { AppDispatch } from '../../../shared/store.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

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
    orderFlags: build.query({
      ...endpointOf(getOrderFlags, (id: string) => ({ params: { id } })),
      providesTags: ['Orders'],
      onQueryStarted: (id, { dispatch, queryFulfilled }) => noteVersion(id, queryFulfilled, dispatch),
    }),
    keepWillAbroad: build.mutation({
      ...endpointOf(keepWillAbroad, ({ id, version, ...body }: AtVersion & BodyOf<typeof keepWillAbroad>) => ({
        params: { id },
        body,
        version,
      })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showFlags(id, queryFulfilled, dispatch),
    }),
    decideFlag: build.mutation({
      ...endpointOf(decideFlag, ({ id, key, version, ...body }: Deciding) => ({ params: { id, key }, body, version })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showFlags(id, queryFulfilled, dispatch),
    }),
    agreeToDecision: build.mutation({
      ...endpointOf(agreeToDecision, ({ id, key, version, ...body }: Agreeing) => ({ params: { id, key }, body, version })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showFlags(id, queryFulfilled, dispatch),
    }),
  }),
});

export const { useOrderFlagsQuery, useDecideFlagMutation, useAgreeToDecisionMutation, useKeepWillAbroadMutation } = flagsApi;
