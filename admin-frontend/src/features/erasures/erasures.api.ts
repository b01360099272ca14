import { agreeToErasure, declineErasure, type ErasureRequest, listErasures } from '@willow/contracts/account/privacy.contract';
import { api } from '../../shared/api/api.ts';

const erasuresApi = api.enhanceEndpoints({ addTagTypes: ['Erasures'] }).injectEndpoints({
  endpoints: (build) => ({
    erasures: build.query<readonly ErasureRequest[], void>({
      query: () => ({ endpoint: listErasures }),
      responseSchema: listErasures.response,
      providesTags: ['Erasures'],
    }),
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

export const { useErasuresQuery, useAgreeToErasureMutation, useDeclineErasureMutation } = erasuresApi;
