import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { readPasswordReset, requestPasswordReset, resetPassword } from '@willow/contracts/operator/password-reset.contract';
import { api } from '../../shared/api/api.ts';
import { signedOut } from '../../shared/session/session.slice.ts';

const passwordResetApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestPasswordReset: build.mutation<ResponseOf<typeof requestPasswordReset>, BodyOf<typeof requestPasswordReset>>({
      query: (body) => ({ endpoint: requestPasswordReset, body }),
      responseSchema: requestPasswordReset.response,
    }),
    /** No query: what was read about somebody's link is not to be kept. */
    readPasswordReset: build.mutation<ResponseOf<typeof readPasswordReset>, BodyOf<typeof readPasswordReset>>({
      query: (body) => ({ endpoint: readPasswordReset, body }),
      responseSchema: readPasswordReset.response,
    }),
    /** Whoever was signed in here is not any more. */
    resetPassword: build.mutation<ResponseOf<typeof resetPassword>, BodyOf<typeof resetPassword>>({
      query: (body) => ({ endpoint: resetPassword, body }),
      responseSchema: resetPassword.response,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(signedOut()),
          () => undefined,
        ),
    }),
  }),
});

export const { useRequestPasswordResetMutation, useReadPasswordResetMutation, useResetPasswordMutation } = passwordResetApi;
