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

/** After each change everything that shows the will is read again. */
export const afterSendingApi = api.injectEndpoints({
  endpoints: (build) => ({
    afterSending: build.query({
      query: (_: void) => ({ endpoint: getAfterSending }),
      responseSchema: getAfterSending.response,
      providesTags: [{ type: 'Will', id: 'dashboard' }],
    }),
    recordSigning: build.mutation({
      query: (body: BodyOf<typeof recordSigning>) => ({ endpoint: recordSigning, body }),
      responseSchema: recordSigning.response,
      invalidatesTags: (result) => (result?.recorded ? [{ type: 'Will', id: 'dashboard' }] : []),
    }),
    recordStorage: build.mutation({
      query: (body: BodyOf<typeof recordStorage>) => ({ endpoint: recordStorage, body }),
      responseSchema: recordStorage.response,
      invalidatesTags: [{ type: 'Will', id: 'dashboard' }],
    }),
    openUpdate: build.mutation({
      query: (_: void) => ({ endpoint: openUpdate }),
      responseSchema: openUpdate.response,
      invalidatesTags: (result) => (result ? ['Will', 'Me'] : []),
    }),
    closeUpdate: build.mutation({
      query: (_: void) => ({ endpoint: closeUpdate }),
      responseSchema: closeUpdate.response,
      // Refused, it has been handed in, in another window perhaps.
      invalidatesTags: ['Will', 'Me'],
    }),
    setReminders: build.mutation({
      query: (body: BodyOf<typeof setReminders>) => ({ endpoint: setReminders, body }),
      responseSchema: setReminders.response,
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
