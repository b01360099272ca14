import { getWillDocuments } from '@willow/contracts/will/documents.contract';
import { api } from '../../shared/api/api.ts';

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    willDocuments: build.query({
      query: (_: void) => ({ endpoint: getWillDocuments }),
      responseSchema: getWillDocuments.response,
      providesTags: [{ type: 'Will', id: 'dashboard' }],
    }),
  }),
});

export const { useWillDocumentsQuery } = documentsApi;
