import { getWillDocuments } from '@willow/contracts/will/documents.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    willDocuments: build.query({
      ...endpointOf(getWillDocuments),
      providesTags: [{ type: 'Will', id: 'dashboard' }],
    }),
  }),
});

export const { useWillDocumentsQuery } = documentsApi;
