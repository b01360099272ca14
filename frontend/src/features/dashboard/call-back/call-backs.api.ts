import {
  type CallBackForm,
  cancelCallBack,
  changeCallBack,
  getOwnCallBack,
  requestCallBack,
} from '@willow/contracts/contact/call-back.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { api } from '../../../shared/api/api.ts';
import { endpointOf } from '../../../web/api/endpoint-of.ts';

type Change = BodyOf<typeof changeCallBack> & { readonly id: string };

const callBacksApi = api.enhanceEndpoints({ addTagTypes: ['CallBack'] }).injectEndpoints({
  endpoints: (build) => ({
    ownCallBack: build.query({
      ...endpointOf(getOwnCallBack),
      providesTags: ['CallBack'],
    }),
    requestCallBack: build.mutation({
      ...endpointOf(requestCallBack, (body: CallBackForm) => ({ body })),
      invalidatesTags: ['CallBack'],
    }),
    // Refused, it was settled or moved meanwhile: the card says what is so by now.
    changeCallBack: build.mutation({
      ...endpointOf(changeCallBack, ({ id, ...body }: Change) => ({ params: { id }, body })),
      invalidatesTags: ['CallBack'],
    }),
    cancelCallBack: build.mutation({
      ...endpointOf(cancelCallBack, ({ id }: { readonly id: string }) => ({ params: { id } })),
      invalidatesTags: ['CallBack'],
    }),
  }),
});

export const { useOwnCallBackQuery, useRequestCallBackMutation, useChangeCallBackMutation, useCancelCallBackMutation } = callBacksApi;
