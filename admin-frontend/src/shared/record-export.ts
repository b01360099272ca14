import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { recordExport } from '@willow/contracts/operator/access.contract';
import { api } from './api/api.ts';
import type { Store } from './store.ts';

export type Exported = BodyOf<typeof recordExport>;

const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordExport: build.mutation<ResponseOf<typeof recordExport>, Exported>({
      query: (body) => ({ endpoint: recordExport, body }),
      responseSchema: recordExport.response,
    }),
  }),
});

/** Who takes which list away, and what for. Fails when that cannot be recorded: then there is no file. */
export const recordExported = async (dispatch: Store['dispatch'], exported: Exported): Promise<void> => {
  await dispatch(exportsApi.endpoints.recordExport.initiate(exported)).unwrap();
};
