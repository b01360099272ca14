import type { BodyOf } from '@willow/contracts/endpoint';
import { getAfterSending, recordSigning, recordStorage, setReminders } from '@willow/contracts/will/after-sending.contract';
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
    setReminders: build.mutation({
      query: (body: BodyOf<typeof setReminders>) => ({ endpoint: setReminders, body }),
      responseSchema: setReminders.response,
      invalidatesTags: [{ type: 'Will', id: 'dashboard' }],
    }),
  }),
});

export const { useAfterSendingQuery, useRecordSigningMutation, useRecordStorageMutation, useSetRemindersMutation } = afterSendingApi;
