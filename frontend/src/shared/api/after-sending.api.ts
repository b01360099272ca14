import type { BodyOf } from '@willow/contracts/endpoint';
import {
  closeUpdate,
  getAfterSending,
  openUpdate,
  recordSigning,
  recordStorage,
  setReminders,
} from '@willow/contracts/will/after-sending.contract';
import { api } from './api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

/** After each change everything that shows the will is read again. */
export const afterSendingApi = api.injectEndpoints({
  endpoints: (build) => ({
    afterSending: build.query({
      ...endpointOf(getAfterSending),
      providesTags: [{ type: 'Will', id: 'dashboard' }],
    }),
    recordSigning: build.mutation({
      ...endpointOf(recordSigning, (body: BodyOf<typeof recordSigning>) => ({ body })),
      invalidatesTags: (result) => (result?.recorded ? [{ type: 'Will', id: 'dashboard' }] : []),
    }),
    recordStorage: build.mutation({
      ...endpointOf(recordStorage, (body: BodyOf<typeof recordStorage>) => ({ body })),
      invalidatesTags: [{ type: 'Will', id: 'dashboard' }],
    }),
    openUpdate: build.mutation({
      ...endpointOf(openUpdate),
      invalidatesTags: (result) => (result ? ['Will', 'Me'] : []),
    }),
    closeUpdate: build.mutation({
      ...endpointOf(closeUpdate),
      // Refused, it has been handed in, in another window perhaps.
      invalidatesTags: ['Will', 'Me'],
    }),
    setReminders: build.mutation({
      ...endpointOf(setReminders, (body: BodyOf<typeof setReminders>) => ({ body })),
      invalidatesTags: [{ type: 'Will', id: 'dashboard' }],
    }),
  }),
});

export const {
  useAfterSendingQuery,
  useOpenUpdateMutation,
  useCloseUpdateMutation,
  useRecordSigningMutation,
  useRecordStorageMutation,
  useSetRemindersMutation,
} = afterSendingApi;
