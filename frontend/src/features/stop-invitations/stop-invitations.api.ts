import type { BodyOf } from '@willow/contracts/endpoint';
import { stopInvitations } from '@willow/contracts/referral/referral.contract';
import { api } from '../../shared/api/api.ts';

const stopApi = api.injectEndpoints({
  endpoints: (build) => ({
    stopInvitations: build.mutation({
      query: (body: BodyOf<typeof stopInvitations>) => ({ endpoint: stopInvitations, body }),
      responseSchema: stopInvitations.response,
    }),
  }),
});

export const { useStopInvitationsMutation } = stopApi;
