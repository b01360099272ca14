import { getMe, logout } from '@willow/contracts/account/me.contract';
import { api } from './api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query({
      ...endpointOf(getMe),
      providesTags: ['Me'],
    }),
    logout: build.mutation(endpointOf(logout)),
  }),
});

export const { useMeQuery, useLogoutMutation } = accountApi;
