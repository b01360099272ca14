import type { BodyOf } from '@willow/contracts/endpoint';
import { readPasswordReset, requestPasswordReset, resetPassword } from '@willow/contracts/operator/password-reset.contract';
import { api } from '../../shared/api/api.ts';
import { signedOut } from '../../shared/session/session.slice.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const passwordResetApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestPasswordReset: build.mutation(endpointOf(requestPasswordReset, (body: BodyOf<typeof requestPasswordReset>) => ({ body }))),
    /** No query: what was read about somebody's link is not to be kept. */
    readPasswordReset: build.mutation(endpointOf(readPasswordReset, (body: BodyOf<typeof readPasswordReset>) => ({ body }))),
    /** Whoever was signed in here is not any more. */
    resetPassword: build.mutation({
      ...endpointOf(resetPassword, (body: BodyOf<typeof resetPassword>) => ({ body })),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(signedOut()),
          () => undefined,
        ),
    }),
  }),
});

export const { useRequestPasswordResetMutation, useReadPasswordResetMutation, useResetPasswordMutation } = passwordResetApi;
