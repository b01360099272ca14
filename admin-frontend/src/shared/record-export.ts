import type { BodyOf } from '@willow/contracts/endpoint';
import { recordExport } from '@willow/contracts/operator/access.contract';
import type { ExportPurpose } from '@willow/contracts/operator/export-purpose';
import { api } from './api/api.ts';
import { rowsIn } from './csv.ts';
import { useAppDispatch } from './store.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

type Exported = BodyOf<typeof recordExport>;

const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    recordExport: build.mutation(endpointOf(recordExport, (body: Exported) => ({ body }))),
  }),
});

/** A list that the browser has whole, as a file: who takes it away, and what for, is recorded first. Fails when that cannot be. */
export function useRecordedFile(list: Exported['list'], csv: () => string): (purpose: ExportPurpose) => Promise<string> {
  const dispatch = useAppDispatch();
  return async (purpose) => {
    const file = csv();
    await dispatch(exportsApi.endpoints.recordExport.initiate({ list, rows: rowsIn(file), purpose })).unwrap();
    return file;
  };
}
