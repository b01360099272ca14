import { type CallBack, recordCall } from '@willow/contracts/contact/call-back.operator.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { callBacksApi } from '../../shared/waiting/call-backs.api.ts';

type Recorded = BodyOf<typeof recordCall> & { readonly id: string };

const recordingApi = callBacksApi.injectEndpoints({
  endpoints: (build) => ({
    recordCall: build.mutation<CallBack, Recorded>({
      query: ({ id, ...body }) => ({ endpoint: recordCall, params: { id }, body }),
      responseSchema: recordCall.response,
      invalidatesTags: ['CallBacks'],
    }),
  }),
});

export const { useRecordCallMutation } = recordingApi;
