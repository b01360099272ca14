import type { BodyOf } from '@willow/contracts/endpoint';
import { changePassword, endOtherSessions, endSession, myAccount } from '@willow/contracts/operator/my-account.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

export const accountApi = api.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    account: build.query({
      ...endpointOf(myAccount),
      providesTags: ['Account'],
    }),
    endSession: build.mutation({
      ...endpointOf(endSession, (id: string) => ({ params: { id } })),
      invalidatesTags: ['Account'],
    }),
    endOtherSessions: build.mutation({
      ...endpointOf(endOtherSessions),
      invalidatesTags: ['Account'],
    }),
    changePassword: build.mutation({
      ...endpointOf(changePassword, (body: BodyOf<typeof changePassword>) => ({ body })),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const { useAccountQuery, useEndSessionMutation, useEndOtherSessionsMutation, useChangePasswordMutation } = accountApi;
