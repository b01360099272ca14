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
import { answerOf } from './answer-of.ts';
import { api } from './api.ts';

const coupleApi = api.enhanceEndpoints({ addTagTypes: ['Couple', 'Offered'] }).injectEndpoints({
  endpoints: (build) => ({
    couple: build.query({
      query: (_: void) => ({ endpoint: getCouple }),
      responseSchema: getCouple.response,
      providesTags: ['Couple'],
    }),
    offered: build.query({
      query: (_: void) => ({ endpoint: getOffered }),
      responseSchema: answerOf(getOffered),
      providesTags: ['Offered'],
    }),
    invitePartner: build.mutation({
      query: (body: InvitePartnerRequest) => ({ endpoint: invitePartner, body }),
      responseSchema: invitePartner.response,
      invalidatesTags: ['Couple'],
    }),
    acceptPartner: build.mutation({
      query: (body: { readonly code: string }) => ({ endpoint: acceptPartner, body }),
      responseSchema: acceptPartner.response,
      invalidatesTags: ['Couple', 'Offered'],
    }),
    declinePartner: build.mutation({
      query: (body: { readonly code: string }) => ({ endpoint: declinePartner, body }),
      responseSchema: declinePartner.response,
    }),
    offerAnswers: build.mutation({
      query: (_: void) => ({ endpoint: offerAnswers, body: { agreed: true } as const }),
      responseSchema: offerAnswers.response,
      invalidatesTags: ['Couple'],
    }),
    withdrawOffer: build.mutation({
      query: (_: void) => ({ endpoint: withdrawOffer }),
      responseSchema: withdrawOffer.response,
      invalidatesTags: ['Couple'],
    }),
    leaveCouple: build.mutation({
      query: (_: void) => ({ endpoint: leaveCouple }),
      responseSchema: leaveCouple.response,
      invalidatesTags: ['Couple', 'Offered'],
    }),
    keepOffered: build.mutation({
      query: (body: BodyOf<typeof keepOffered>) => ({ endpoint: keepOffered, body }),
      responseSchema: keepOffered.response,
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
