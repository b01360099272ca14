import { getWillPapers } from '@willow/contracts/will/documents.contract';
import { api } from '../../shared/api/api.ts';

const papersApi = api.injectEndpoints({
  endpoints: (build) => ({
    willPapers: build.query({
      query: (_: void) => ({ endpoint: getWillPapers }),
      responseSchema: getWillPapers.response,
      providesTags: [{ type: 'Will', id: 'dashboard' }],
    }),
  }),
});

export const { useWillPapersQuery } = papersApi;
