import type { BodyOf } from '@willow/contracts/endpoint';
import {
  listAdminReferrals,
  type ReferralMark,
  undoReferralMark,
  updateReferral,
} from '@willow/contracts/referral/referral.operator.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const referralsApi = api.enhanceEndpoints({ addTagTypes: ['Referrals'] }).injectEndpoints({
  endpoints: (build) => ({
    referrals: build.query({
      ...endpointOf(listAdminReferrals),
      providesTags: ['Referrals'],
    }),
    updateReferral: build.mutation({
      ...endpointOf(updateReferral, ({ id, ...body }: { readonly id: string } & BodyOf<typeof updateReferral>) => ({
        params: { id },
        body,
      })),
      invalidatesTags: ['Referrals'],
    }),
    undoMark: build.mutation({
      ...endpointOf(undoReferralMark, ({ id, mark }: { readonly id: string; readonly mark: ReferralMark }) => ({
        params: { id },
        body: { mark },
      })),
      invalidatesTags: ['Referrals'],
    }),
  }),
});

export const { useReferralsQuery, useUndoMarkMutation, useUpdateReferralMutation } = referralsApi;
