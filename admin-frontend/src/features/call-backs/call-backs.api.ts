import { recordCall } from '@willow/contracts/contact/call-back.operator.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { callBacksApi } from '../../shared/waiting/call-backs.api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

type Recorded = BodyOf<typeof recordCall> & { readonly id: string };

const recordingApi = callBacksApi.injectEndpoints({
  endpoints: (build) => ({
    recordCall: build.mutation({
      ...endpointOf(recordCall, ({ id, ...body }: Recorded) => ({ params: { id }, body })),
      invalidatesTags: ['CallBacks'],
    }),
  }),
});

export const { useRecordCallMutation } = recordingApi;
