import type { QueryOf, ResponseOf } from '@willow/contracts/endpoint';
import { listAccess, verifyLog } from '@willow/contracts/operator/access.contract';
import { api } from '../../shared/api/api.ts';

const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    access: build.query<ResponseOf<typeof listAccess>, QueryOf<typeof listAccess>>({
      query: (query) => ({ endpoint: listAccess, query }),
      responseSchema: listAccess.response,
      // It grows while it is looked at elsewhere.
      keepUnusedDataFor: 0,
    }),
    verifyLog: build.mutation<ResponseOf<typeof verifyLog>, void>({
      query: () => ({ endpoint: verifyLog }),
      responseSchema: verifyLog.response,
    }),
  }),
});

export const { useAccessQuery, useVerifyLogMutation } = accessApi;
