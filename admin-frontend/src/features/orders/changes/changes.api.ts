import { getOrderChanges } from '@willow/contracts/operator/review.contract';
import { changesShown } from '../../../shared/versions/versions.slice.ts';
import { noteVersion } from '../note-version.ts';
import { api } from '../../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const changesApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderChanges: build.query({
      ...endpointOf(getOrderChanges, (id: string) => ({ params: { id } })),
      providesTags: ['Orders'],
      onQueryStarted: (id, { dispatch, queryFulfilled }) => noteVersion(id, queryFulfilled, dispatch, changesShown),
    }),
  }),
});

export const { useOrderChangesQuery } = changesApi;
