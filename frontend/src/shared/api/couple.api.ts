import {
  acceptPartner,
  declinePartner,
  getCouple,
  getOffered,
  invitePartner,
  type InvitePartnerRequest,
  keepOffered,
  leaveCouple,
  offerAnswers,
  withdrawOffer,
} from '@willow/contracts/couple/couple.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { api } from './api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

const coupleApi = api.enhanceEndpoints({ addTagTypes: ['Couple', 'Offered'] }).injectEndpoints({
  endpoints: (build) => ({
    couple: build.query({
      ...endpointOf(getCouple),
      providesTags: ['Couple'],
    }),
    offered: build.query({
      ...endpointOf(getOffered),
      providesTags: ['Offered'],
    }),
    invitePartner: build.mutation({
      ...endpointOf(invitePartner, (body: InvitePartnerRequest) => ({ body })),
      invalidatesTags: ['Couple'],
    }),
    acceptPartner: build.mutation({
      ...endpointOf(acceptPartner, (body: { readonly code: string }) => ({ body })),
      invalidatesTags: ['Couple', 'Offered'],
    }),
    declinePartner: build.mutation(endpointOf(declinePartner, (body: { readonly code: string }) => ({ body }))),
    offerAnswers: build.mutation({
      ...endpointOf(offerAnswers, (_: void) => ({ body: { agreed: true } as const })),
      invalidatesTags: ['Couple'],
    }),
    withdrawOffer: build.mutation({
      ...endpointOf(withdrawOffer),
      invalidatesTags: ['Couple'],
    }),
    leaveCouple: build.mutation({
      ...endpointOf(leaveCouple),
      invalidatesTags: ['Couple', 'Offered'],
    }),
    keepOffered: build.mutation({
      ...endpointOf(keepOffered, (body: BodyOf<typeof keepOffered>) => ({ body })),
      invalidatesTags: (result) => (result ? ['Offered', 'Will'] : ['Offered']),
    }),
  }),
});

export const {
  useCoupleQuery,
  useOfferedQuery,
  useInvitePartnerMutation,
  useAcceptPartnerMutation,
  useDeclinePartnerMutation,
  useOfferAnswersMutation,
  useWithdrawOfferMutation,
  useLeaveCoupleMutation,
  useKeepOfferedMutation,
} = coupleApi;
