import { cancelErasure, getErasure, getErasureCertificate, requestErasure } from '@willow/contracts/account/privacy.contract';
import { api } from './api.ts';

const erasureApi = api.enhanceEndpoints({ addTagTypes: ['Erasure'] }).injectEndpoints({
  endpoints: (build) => ({
    erasure: build.query({
      query: (_: void) => ({ endpoint: getErasure }),
      responseSchema: getErasure.response,
      providesTags: ['Erasure'],
    }),
    requestErasure: build.mutation({
      query: (body: { readonly email: string }) => ({ endpoint: requestErasure, body }),
      responseSchema: requestErasure.response,
      invalidatesTags: ['Erasure'],
    }),
    cancelErasure: build.mutation({
      query: (_: void) => ({ endpoint: cancelErasure }),
      responseSchema: cancelErasure.response,
      invalidatesTags: ['Erasure'],
    }),
    certificate: build.query({
      query: ({ id }: { readonly id: string }) => ({ endpoint: getErasureCertificate, params: { id } }),
      responseSchema: getErasureCertificate.response,
    }),
  }),
});

export const { useErasureQuery, useRequestErasureMutation, useCancelErasureMutation, useCertificateQuery } = erasureApi;
