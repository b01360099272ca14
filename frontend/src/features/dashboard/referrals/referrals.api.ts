import { inviteFriend, type InviteFriendRequest, listReferrals } from '@willow/contracts/referral/referral.contract';
import { api } from '../../../shared/api/api.ts';

const referralsApi = api.injectEndpoints({
  endpoints: (build) => ({
    referrals: build.query({
      query: (_: void) => ({ endpoint: listReferrals }),
      responseSchema: listReferrals.response,
      providesTags: ['Referrals'],
    }),
    inviteFriend: build.mutation({
      query: (body: InviteFriendRequest) => ({ endpoint: inviteFriend, body }),
      responseSchema: inviteFriend.response,
      invalidatesTags: (result) => (result ? ['Referrals'] : []),
    }),
  }),
});

export const { useReferralsQuery, useInviteFriendMutation } = referralsApi;
