import { agreeToErasure, declineErasure, eraseByAddress, type ErasureRequest } from '@willow/contracts/account/privacy.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { erasuresApi } from '../../shared/waiting/erasures.api.ts';

const decisionsApi = erasuresApi.injectEndpoints({
  endpoints: (build) => ({
    agreeToErasure: build.mutation<ErasureRequest, string>({
      query: (id) => ({ endpoint: agreeToErasure, params: { id } }),
      responseSchema: agreeToErasure.response,
      invalidatesTags: ['Erasures'],
    }),
    declineErasure: build.mutation<ErasureRequest, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => ({ endpoint: declineErasure, params: { id }, body: { reason } }),
      responseSchema: declineErasure.response,
      invalidatesTags: ['Erasures'],
    }),
    eraseByAddress: build.mutation({
      query: (body: BodyOf<typeof eraseByAddress>) => ({ endpoint: eraseByAddress, body }),
      responseSchema: eraseByAddress.response,
      invalidatesTags: ['Erasures'],
    }),
  }),
});

export const { useAgreeToErasureMutation, useDeclineErasureMutation, useEraseByAddressMutation } = decisionsApi;
