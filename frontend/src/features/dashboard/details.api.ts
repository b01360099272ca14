import { type OwnDetails, updateMe } from '@willow/contracts/account/details.contract';
import { getEmailChange, requestEmailChange, stopEmailChange } from '@willow/contracts/account/email-change.contract';
import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { api } from '../../shared/api/api.ts';

const detailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation({
      query: (body: OwnDetails) => ({ endpoint: updateMe, body }),
      responseSchema: updateMe.response,
      invalidatesTags: ['Me'],
    }),
    ownEmailChange: build.query<ResponseOf<typeof getEmailChange>, void>({
      query: () => ({ endpoint: getEmailChange }),
      responseSchema: getEmailChange.response,
      keepUnusedDataFor: 0,
    }),
    requestEmailChange: build.mutation({
      query: (body: BodyOf<typeof requestEmailChange>) => ({ endpoint: requestEmailChange, body }),
      responseSchema: requestEmailChange.response,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(dispatch, queryFulfilled),
    }),
    stopEmailChange: build.mutation<ResponseOf<typeof stopEmailChange>, void>({
      query: () => ({ endpoint: stopEmailChange }),
      responseSchema: stopEmailChange.response,
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
