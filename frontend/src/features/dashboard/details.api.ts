import { type OwnDetails, updateMe } from '@willow/contracts/account/details.contract';
import { getEmailChange, requestEmailChange, stopEmailChange } from '@willow/contracts/account/email-change.contract';
import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

const detailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation({
      ...endpointOf(updateMe, (body: OwnDetails) => ({ body })),
      invalidatesTags: ['Me'],
    }),
    ownEmailChange: build.query({
      ...endpointOf(getEmailChange),
      keepUnusedDataFor: 0,
    }),
    requestEmailChange: build.mutation({
      ...endpointOf(requestEmailChange, (body: BodyOf<typeof requestEmailChange>) => ({ body })),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(dispatch, queryFulfilled),
    }),
    stopEmailChange: build.mutation({
      ...endpointOf(stopEmailChange),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(dispatch, queryFulfilled),
    }),
  }),
});

type Change = ResponseOf<typeof getEmailChange>;

/** An answer to a change says how it stands: nothing has to be asked again. */
async function keep(dispatch: (action: unknown) => unknown, answer: Promise<{ readonly data: Change }>): Promise<void> {
  const { data } = await answer.catch(() => ({ data: undefined }));
  if (data) dispatch(detailsApi.util.upsertQueryData('ownEmailChange', undefined, data));
}

/** What is known of it, without asking. */
export const { useQueryState: useKnownEmailChange } = detailsApi.endpoints.ownEmailChange;
export const { useUpdateMeMutation, useOwnEmailChangeQuery, useRequestEmailChangeMutation, useStopEmailChangeMutation } = detailsApi;
