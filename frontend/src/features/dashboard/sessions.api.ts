import { endOwnOtherSessions, endOwnSession, getSessions } from '@willow/contracts/account/sessions.contract';
import type { ResponseOf } from '@willow/contracts/endpoint';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

type Open = ResponseOf<typeof getSessions>;

const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query({
      ...endpointOf(getSessions),
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation({
      ...endpointOf(endOwnSession, (id: string) => ({ params: { id } })),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(dispatch, queryFulfilled),
    }),
    endOtherSessions: build.mutation({
      ...endpointOf(endOwnOtherSessions),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => keep(dispatch, queryFulfilled),
    }),
  }),
});

/** An answer to an end says what is left: nothing has to be asked again. */
async function keep(dispatch: (action: unknown) => unknown, answer: Promise<{ readonly data: Open }>): Promise<void> {
  const { data } = await answer.catch(() => ({ data: undefined }));
  if (data) dispatch(sessionsApi.util.upsertQueryData('sessions', undefined, data));
}

export const { useSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
