import { cancelErasure, getErasure, getErasureCertificate, requestErasure } from '@willow/contracts/account/privacy.contract';
import { api } from './api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

const erasureApi = api.enhanceEndpoints({ addTagTypes: ['Erasure'] }).injectEndpoints({
  endpoints: (build) => ({
    erasure: build.query({
      ...endpointOf(getErasure),
      providesTags: ['Erasure'],
    }),
    requestErasure: build.mutation({
      ...endpointOf(requestErasure, (body: { readonly email: string }) => ({ body })),
      invalidatesTags: ['Erasure'],
    }),
    cancelErasure: build.mutation({
      ...endpointOf(cancelErasure),
      invalidatesTags: ['Erasure'],
    }),
    certificate: build.query(endpointOf(getErasureCertificate, ({ id }: { readonly id: string }) => ({ params: { id } }))),
  }),
});

export const { useErasureQuery, useRequestErasureMutation, useCancelErasureMutation, useCertificateQuery } = erasureApi;
