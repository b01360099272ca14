import { getMe, logout } from '@willow/contracts/account/me.contract';
import { api } from './api.ts';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query({
      query: (_: void) => ({ endpoint: getMe }),
      responseSchema: getMe.response,
      providesTags: ['Me'],
    }),
    logout: build.mutation({
      query: (_: void) => ({ endpoint: logout }),
      responseSchema: logout.response,
    }),
  }),
});

export const { useMeQuery, useLogoutMutation } = accountApi;
