import type { BodyOf } from '@willow/contracts/endpoint';
import { stopInvitations } from '@willow/contracts/referral/referral.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

const stopApi = api.injectEndpoints({
  endpoints: (build) => ({
    stopInvitations: build.mutation(endpointOf(stopInvitations, (body: BodyOf<typeof stopInvitations>) => ({ body }))),
  }),
});

export const { useStopInvitationsMutation } = stopApi;
