import { inviteFriend, type InviteFriendRequest, listReferrals } from '@willow/contracts/referral/referral.contract';
import { api } from '../../../shared/api/api.ts';
import { endpointOf } from '../../../web/api/endpoint-of.ts';

const DELIVERY_MS = 5_000;

const referralsApi = api.injectEndpoints({
  endpoints: (build) => ({
    referrals: build.query({
      ...endpointOf(listReferrals),
      providesTags: ['Referrals'],
    }),
    inviteFriend: build.mutation({
      ...endpointOf(inviteFriend, (body: InviteFriendRequest) => ({ body })),
      invalidatesTags: (result) => (result ? ['Referrals'] : []),
      // Whether the invitation could be delivered is known a moment later.
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        const lookAgain = () => setTimeout(() => dispatch(referralsApi.util.invalidateTags(['Referrals'])), DELIVERY_MS);
        queryFulfilled.then(lookAgain, () => undefined);
      },
    }),
  }),
});

export const { useReferralsQuery, useInviteFriendMutation } = referralsApi;
