import type { BodyOf } from '@willow/contracts/endpoint';
import {
  type AdminReferral,
  listAdminReferrals,
  type ReferralMark,
  undoReferralMark,
  updateReferral,
} from '@willow/contracts/referral/referral.operator.contract';
import { api } from '../../shared/api/api.ts';

const referralsApi = api.enhanceEndpoints({ addTagTypes: ['Referrals'] }).injectEndpoints({
  endpoints: (build) => ({
    referrals: build.query<readonly AdminReferral[], void>({
      query: () => ({ endpoint: listAdminReferrals }),
      responseSchema: listAdminReferrals.response,
      providesTags: ['Referrals'],
    }),
    updateReferral: build.mutation<AdminReferral, { readonly id: string } & BodyOf<typeof updateReferral>>({
      query: ({ id, ...body }) => ({ endpoint: updateReferral, params: { id }, body }),
      responseSchema: updateReferral.response,
      invalidatesTags: ['Referrals'],
    }),
    undoMark: build.mutation<AdminReferral, { readonly id: string; readonly mark: ReferralMark }>({
      query: ({ id, mark }) => ({ endpoint: undoReferralMark, params: { id }, body: { mark } }),
      responseSchema: undoReferralMark.response,
      invalidatesTags: ['Referrals'],
    }),
  }),
});

export const { useReferralsQuery, useUndoMarkMutation, useUpdateReferralMutation } = referralsApi;
