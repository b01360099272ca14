import type { BodyOf } from '@willow/contracts/endpoint';
import {
  changePerson,
  endSessionsOf,
  invitePerson,
  listPeople,
  renewInvitation,
  resetSecondFactor,
} from '@willow/contracts/operator/people.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const peopleApi = api.enhanceEndpoints({ addTagTypes: ['People'] }).injectEndpoints({
  endpoints: (build) => ({
    people: build.query({
      ...endpointOf(listPeople),
      providesTags: ['People'],
    }),
    invite: build.mutation({
      ...endpointOf(invitePerson, (body: BodyOf<typeof invitePerson>) => ({ body })),
      invalidatesTags: ['People'],
    }),
    changePerson: build.mutation({
      ...endpointOf(changePerson, ({ id, change }: { readonly id: string; readonly change: BodyOf<typeof changePerson> }) => ({
        params: { id },
        body: change,
      })),
      invalidatesTags: ['People'],
    }),
    renewInvitation: build.mutation({
      ...endpointOf(renewInvitation, (id: string) => ({ params: { id } })),
      invalidatesTags: ['People'],
    }),
    endSessionsOf: build.mutation({
      ...endpointOf(endSessionsOf, (id: string) => ({ params: { id } })),
      invalidatesTags: ['People'],
    }),
    resetSecondFactor: build.mutation({
      ...endpointOf(resetSecondFactor, (id: string) => ({ params: { id } })),
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
