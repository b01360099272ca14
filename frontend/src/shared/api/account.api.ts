import { getMe, logout, type OwnDetails, updateMe } from '@willow/contracts/account/me.contract';
import { api } from './api.ts';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query({
      query: (_: void) => ({ endpoint: getMe }),
      responseSchema: getMe.response,
      providesTags: ['Me'],
    }),
    updateMe: build.mutation({
      query: (body: OwnDetails) => ({ endpoint: updateMe, body }),
      responseSchema: updateMe.response,
      invalidatesTags: ['Me'],
    }),
    logout: build.mutation({
      query: (_: void) => ({ endpoint: logout }),
      responseSchema: logout.response,
    }),
  }),
});

export const { useMeQuery, useUpdateMeMutation, useLogoutMutation } = accountApi;
