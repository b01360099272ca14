import type { BodyOf } from '@willow/contracts/endpoint';
import { changePassword, endOtherSessions, endSession, myAccount, type MyAccount } from '@willow/contracts/operator/my-account.contract';
import { api } from '../../shared/api/api.ts';

export const accountApi = api.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    account: build.query<MyAccount, void>({
      query: () => ({ endpoint: myAccount }),
      responseSchema: myAccount.response,
      providesTags: ['Account'],
    }),
    endSession: build.mutation<MyAccount, string>({
      query: (id) => ({ endpoint: endSession, params: { id } }),
      responseSchema: endSession.response,
      invalidatesTags: ['Account'],
    }),
    endOtherSessions: build.mutation<MyAccount, void>({
      query: () => ({ endpoint: endOtherSessions }),
      responseSchema: endOtherSessions.response,
      invalidatesTags: ['Account'],
    }),
    changePassword: build.mutation<MyAccount, BodyOf<typeof changePassword>>({
      query: (body) => ({ endpoint: changePassword, body }),
      responseSchema: changePassword.response,
      invalidatesTags: ['Account'],
    }),
  }),
});

export const { useAccountQuery, useEndSessionMutation, useEndOtherSessionsMutation, useChangePasswordMutation } = accountApi;
