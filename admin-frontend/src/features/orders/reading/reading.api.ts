import { getOrderReading } from '@willow/contracts/operator/reading.contract';
import { api } from '../../../shared/api/api.ts';
import { noteVersion } from '../note-version.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

export const readingApi = api.injectEndpoints({
  endpoints: (build) => ({
    orderReading: build.query({
      ...endpointOf(getOrderReading, (id: string) => ({ params: { id } })),
      providesTags: ['Orders'],
      keepUnusedDataFor: 0,
      onQueryStarted: (id, { dispatch, queryFulfilled }) => noteVersion(id, queryFulfilled, dispatch),
    }),
  }),
});

const { useOrderReadingQuery } = readingApi;

/** Always as it is now: it is about to be decided on. */
export const useReading = (id: string) => useOrderReadingQuery(id, { refetchOnMountOrArgChange: true });
export type Reading = ReturnType<typeof useReading>;
