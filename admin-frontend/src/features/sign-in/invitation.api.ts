import type { BodyOf } from '@willow/contracts/endpoint';
import { acceptInvitation, readInvitation } from '@willow/contracts/operator/people.contract';
import { api } from '../../shared/api/api.ts';
import { signedIn } from '../../shared/session/session.slice.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const invitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** No query: what was read about somebody else's link is not to be kept. */
    readInvitation: build.mutation(endpointOf(readInvitation, (body: BodyOf<typeof readInvitation>) => ({ body }))),
    acceptInvitation: build.mutation({
      ...endpointOf(acceptInvitation, (body: BodyOf<typeof acceptInvitation>) => ({ body })),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(signedIn(data)),
          () => undefined,
        ),
    }),
  }),
});

export const { useReadInvitationMutation, useAcceptInvitationMutation } = invitationApi;
