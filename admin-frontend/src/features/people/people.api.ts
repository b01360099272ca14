import type { BodyOf } from '@willow/contracts/endpoint';
import {
  changePerson,
  endSessionsOf,
  invitePerson,
  listPeople,
  type Person,
  renewInvitation,
  resetSecondFactor,
} from '@willow/contracts/operator/people.contract';
import { api } from '../../shared/api/api.ts';

const peopleApi = api.enhanceEndpoints({ addTagTypes: ['People'] }).injectEndpoints({
  endpoints: (build) => ({
    people: build.query<readonly Person[], void>({
      query: () => ({ endpoint: listPeople }),
      responseSchema: listPeople.response,
      providesTags: ['People'],
    }),
    invite: build.mutation<Person, BodyOf<typeof invitePerson>>({
      query: (body) => ({ endpoint: invitePerson, body }),
      responseSchema: invitePerson.response,
      invalidatesTags: ['People'],
    }),
    changePerson: build.mutation<Person, { readonly id: string; readonly change: BodyOf<typeof changePerson> }>({
      query: ({ id, change }) => ({ endpoint: changePerson, params: { id }, body: change }),
      responseSchema: changePerson.response,
      invalidatesTags: ['People'],
    }),
    renewInvitation: build.mutation<Person, string>({
      query: (id) => ({ endpoint: renewInvitation, params: { id } }),
      responseSchema: renewInvitation.response,
      invalidatesTags: ['People'],
    }),
    endSessionsOf: build.mutation<Person, string>({
      query: (id) => ({ endpoint: endSessionsOf, params: { id } }),
      responseSchema: endSessionsOf.response,
      invalidatesTags: ['People'],
    }),
    resetSecondFactor: build.mutation<Person, string>({
      query: (id) => ({ endpoint: resetSecondFactor, params: { id } }),
      responseSchema: resetSecondFactor.response,
      invalidatesTags: ['People'],
    }),
  }),
});

export const {
  useEndSessionsOfMutation,
  usePeopleQuery,
  useInviteMutation,
  useChangePersonMutation,
  useRenewInvitationMutation,
  useResetSecondFactorMutation,
} = peopleApi;
