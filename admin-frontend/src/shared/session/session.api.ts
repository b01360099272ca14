import { adminLogin, adminLogout, adminMe, enrolSecondFactor } from '@willow/contracts/operator/session.contract';
import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { api } from '../api/api.ts';
import { hasStatus } from '@willow/frontend/web/api/failure';
import { isRecord } from '@willow/frontend/web/is-record';
import { checking, signedIn, signedOut, unreachable } from './session.slice.ts';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<ResponseOf<typeof adminMe>, void>({
      query: () => ({ endpoint: adminMe }),
      responseSchema: adminMe.response,
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        dispatch(checking());
        try {
          dispatch(signedIn((await queryFulfilled).data));
        } catch (caught) {
          dispatch(isRecord(caught) && hasStatus(caught.error, 401) ? signedOut() : unreachable());
        }
      },
    }),
    login: build.mutation<ResponseOf<typeof adminLogin>, BodyOf<typeof adminLogin>>({
      query: (body) => ({ endpoint: adminLogin, body }),
      responseSchema: adminLogin.response,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(signedIn(data)),
          () => undefined,
        ),
    }),
    enrol: build.mutation<ResponseOf<typeof enrolSecondFactor>, BodyOf<typeof enrolSecondFactor>>({
      query: (body) => ({ endpoint: enrolSecondFactor, body }),
      responseSchema: enrolSecondFactor.response,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(signedIn(data)),
          () => undefined,
        ),
    }),
    logout: build.mutation<ResponseOf<typeof adminLogout>, void>({
      query: () => ({ endpoint: adminLogout }),
      responseSchema: adminLogout.response,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(signedOut()),
          () => undefined,
        ),
    }),
  }),
});

export const { useLoginMutation, useEnrolMutation, useLogoutMutation } = sessionApi;
