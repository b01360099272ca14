import { answerEmailChange, checkEmailChange } from '@willow/contracts/account/email-change.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { api } from '../../shared/api/api.ts';

const confirmEmailApi = api.injectEndpoints({
  endpoints: (build) => ({
    emailChange: build.query({
      query: (token: string) => ({ endpoint: checkEmailChange, query: { token } }),
      responseSchema: checkEmailChange.response,
      keepUnusedDataFor: 0,
    }),
    answerEmailChange: build.mutation({
      query: (body: BodyOf<typeof answerEmailChange>) => ({ endpoint: answerEmailChange, body }),
      responseSchema: answerEmailChange.response,
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
