import { agreeToErasure, declineErasure, type ErasureRequest } from '@willow/contracts/account/privacy.contract';
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
  }),
});

export const { useAgreeToErasureMutation, useDeclineErasureMutation } = decisionsApi;
