import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { acceptInvitation, readInvitation } from '@willow/contracts/operator/people.contract';
import { api } from '../../shared/api/api.ts';
import { signedIn } from '../../shared/session/session.slice.ts';

const invitationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** No query: what was read about somebody else's link is not to be kept. */
    readInvitation: build.mutation<ResponseOf<typeof readInvitation>, BodyOf<typeof readInvitation>>({
      query: (body) => ({ endpoint: readInvitation, body }),
      responseSchema: readInvitation.response,
    }),
    acceptInvitation: build.mutation<ResponseOf<typeof acceptInvitation>, BodyOf<typeof acceptInvitation>>({
      query: (body) => ({ endpoint: acceptInvitation, body }),
      responseSchema: acceptInvitation.response,
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(signedIn(data)),
          () => undefined,
        ),
    }),
  }),
});

export const { useReadInvitationMutation, useAcceptInvitationMutation } = invitationApi;
