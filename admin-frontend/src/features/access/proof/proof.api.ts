import type { BodyOf } from '@willow/contracts/endpoint';
import { downloadAnchors, downloadVerifier, exportSheet, getProof } from '@willow/contracts/operator/audit.contract';
import { api } from '../../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const proofApi = api.injectEndpoints({
  endpoints: (build) => ({
    proof: build.query(endpointOf(getProof)),
    // Files, of which nothing is kept.
    anchors: build.mutation(endpointOf(downloadAnchors)),
    verifier: build.mutation(endpointOf(downloadVerifier)),
    exportSheet: build.mutation(endpointOf(exportSheet, (body: BodyOf<typeof exportSheet>) => ({ body }))),
  }),
});

export const { useProofQuery, useAnchorsMutation, useVerifierMutation } = proofApi;
export const { exportSheet: takeSheet } = proofApi.endpoints;
