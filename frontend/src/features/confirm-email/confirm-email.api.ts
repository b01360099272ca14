import { answerEmailChange, checkEmailChange } from '@willow/contracts/account/email-change.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

const confirmEmailApi = api.injectEndpoints({
  endpoints: (build) => ({
    emailChange: build.query({
      ...endpointOf(checkEmailChange, (token: string) => ({ query: { token } })),
      keepUnusedDataFor: 0,
    }),
    answerEmailChange: build.mutation({
      ...endpointOf(answerEmailChange, (body: BodyOf<typeof answerEmailChange>) => ({ body })),
      onQueryStarted: async ({ token }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) void dispatch(confirmEmailApi.util.upsertQueryData('emailChange', token, data));
      },
    }),
  }),
});

/** What is known of it, without asking. */
export const { useQueryState: useKnownEmailChange } = confirmEmailApi.endpoints.emailChange;
export const { useEmailChangeQuery, useAnswerEmailChangeMutation } = confirmEmailApi;
