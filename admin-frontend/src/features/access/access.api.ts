import type { BodyOf, QueryOf } from '@willow/contracts/endpoint';
import { exportAccess, listAccess, listAccessPeople, verifyLog } from '@willow/contracts/operator/access.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    access: build.query({
      ...endpointOf(listAccess, (query: QueryOf<typeof listAccess>) => ({ query })),
      // It grows while it is looked at elsewhere.
      keepUnusedDataFor: 0,
    }),
    accessPeople: build.query(endpointOf(listAccessPeople)),
    exportAccess: build.mutation(endpointOf(exportAccess, (body: BodyOf<typeof exportAccess>) => ({ body }))),
    verifyLog: build.mutation(endpointOf(verifyLog)),
  }),
});

export const { useAccessQuery, useAccessPeopleQuery, useVerifyLogMutation } = accessApi;
export const { exportAccess: takeAccess } = accessApi.endpoints;
