import type { BodyOf, QueryOf, ResponseOf } from '@willow/contracts/endpoint';
import { exportAccess, listAccess, listAccessPeople, verifyLog } from '@willow/contracts/operator/access.contract';
import { api } from '../../shared/api/api.ts';

const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    access: build.query<ResponseOf<typeof listAccess>, QueryOf<typeof listAccess>>({
      query: (query) => ({ endpoint: listAccess, query }),
      responseSchema: listAccess.response,
      // It grows while it is looked at elsewhere.
      keepUnusedDataFor: 0,
    }),
    accessPeople: build.query<ResponseOf<typeof listAccessPeople>, void>({
      query: () => ({ endpoint: listAccessPeople }),
      responseSchema: listAccessPeople.response,
    }),
    exportAccess: build.mutation<string, BodyOf<typeof exportAccess>>({
      query: (body) => ({ endpoint: exportAccess, body }),
      responseSchema: exportAccess.response,
    }),
    verifyLog: build.mutation<ResponseOf<typeof verifyLog>, void>({
      query: () => ({ endpoint: verifyLog }),
      responseSchema: verifyLog.response,
    }),
  }),
});

export const { useAccessQuery, useAccessPeopleQuery, useVerifyLogMutation } = accessApi;
export const { exportAccess: takeAccess } = accessApi.endpoints;
