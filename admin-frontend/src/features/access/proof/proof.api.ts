import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { downloadAnchors, downloadVerifier, exportSheet, getProof } from '@willow/contracts/operator/audit.contract';
import { api } from '../../../shared/api/api.ts';

const proofApi = api.injectEndpoints({
  endpoints: (build) => ({
    proof: build.query<ResponseOf<typeof getProof>, void>({
      query: () => ({ endpoint: getProof }),
      responseSchema: getProof.response,
    }),
    // Files, of which nothing is kept.
    anchors: build.mutation<string, void>({ query: () => ({ endpoint: downloadAnchors }), responseSchema: downloadAnchors.response }),
    verifier: build.mutation<string, void>({ query: () => ({ endpoint: downloadVerifier }), responseSchema: downloadVerifier.response }),
    exportSheet: build.mutation<string, BodyOf<typeof exportSheet>>({
      query: (body) => ({ endpoint: exportSheet, body }),
      responseSchema: exportSheet.response,
    }),
  }),
});

export const { useProofQuery, useAnchorsMutation, useVerifierMutation } = proofApi;
export const { exportSheet: takeSheet } = proofApi.endpoints;
