import { adminLogin, adminLogout, adminMe, enrolSecondFactor } from '@willow/contracts/operator/session.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { api } from '../api/api.ts';
import { hasStatus } from '@willow/frontend/web/api/failure';
import { isRecord } from '@willow/frontend/web/is-record';
import { checking, signedIn, signedOut, unreachable } from './session.slice.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query({
      ...endpointOf(adminMe),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        dispatch(checking());
        try {
          dispatch(signedIn((await queryFulfilled).data));
        } catch (caught) {
          dispatch(isRecord(caught) && hasStatus(caught.error, 401) ? signedOut() : unreachable());
        }
      },
    }),
    login: build.mutation({
      ...endpointOf(adminLogin, (body: BodyOf<typeof adminLogin>) => ({ body })),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(signedIn(data)),
          () => undefined,
        ),
    }),
    enrol: build.mutation({
      ...endpointOf(enrolSecondFactor, (body: BodyOf<typeof enrolSecondFactor>) => ({ body })),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(signedIn(data)),
          () => undefined,
        ),
    }),
    logout: build.mutation({
      ...endpointOf(adminLogout),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(signedOut()),
          () => undefined,
        ),
    }),
  }),
});

export const { useLoginMutation, useEnrolMutation, useLogoutMutation } = sessionApi;
