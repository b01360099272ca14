import type { ResponseOf } from '@willow/contracts/endpoint';
import { getOrderChanges } from '@willow/contracts/operator/review.contract';
import { changesShown } from '../../../shared/versions/versions.slice.ts';
import { noteVersion } from '../note-version.ts';
import { api } from '../../../shared/api/api.ts';

const changesApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderChanges: build.query<ResponseOf<typeof getOrderChanges>, string>({
      query: (id) => ({ endpoint: getOrderChanges, params: { id } }),
      responseSchema: getOrderChanges.response,
      providesTags: ['Orders'],
      onQueryStarted: (id, { dispatch, queryFulfilled }) => noteVersion(id, queryFulfilled, dispatch, changesShown),
    }),
  }),
});

export const { useOrderChangesQuery } = changesApi;
