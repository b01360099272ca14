import { agreeToErasure, declineErasure, eraseByAddress } from '@willow/contracts/account/privacy.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { erasuresApi } from '../../shared/waiting/erasures.api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const decisionsApi = erasuresApi.injectEndpoints({
  endpoints: (build) => ({
    agreeToErasure: build.mutation({
      ...endpointOf(agreeToErasure, (id: string) => ({ params: { id } })),
      invalidatesTags: ['Erasures'],
    }),
    declineErasure: build.mutation({
      ...endpointOf(declineErasure, ({ id, reason }: { readonly id: string; readonly reason: string }) => ({
        params: { id },
        body: { reason },
      })),
      invalidatesTags: ['Erasures'],
    }),
    eraseByAddress: build.mutation({
      ...endpointOf(eraseByAddress, (body: BodyOf<typeof eraseByAddress>) => ({ body })),
      invalidatesTags: ['Erasures'],
    }),
  }),
});

export const { useAgreeToErasureMutation, useDeclineErasureMutation, useEraseByAddressMutation } = decisionsApi;
