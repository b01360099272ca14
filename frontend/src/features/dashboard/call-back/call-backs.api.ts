import {
  type CallBackForm,
  cancelCallBack,
  changeCallBack,
  getOwnCallBack,
  requestCallBack,
} from '@willow/contracts/contact/call-back.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { api } from '../../../shared/api/api.ts';

type Change = BodyOf<typeof changeCallBack> & { readonly id: string };

const callBacksApi = api.enhanceEndpoints({ addTagTypes: ['CallBack'] }).injectEndpoints({
  endpoints: (build) => ({
    ownCallBack: build.query({
      query: (_: void) => ({ endpoint: getOwnCallBack }),
      responseSchema: getOwnCallBack.response,
      providesTags: ['CallBack'],
    }),
    requestCallBack: build.mutation({
      query: (body: CallBackForm) => ({ endpoint: requestCallBack, body }),
      responseSchema: requestCallBack.response,
      invalidatesTags: ['CallBack'],
    }),
    // Refused, it was settled or moved meanwhile: the card says what is so by now.
    changeCallBack: build.mutation({
      query: ({ id, ...body }: Change) => ({ endpoint: changeCallBack, params: { id }, body }),
      responseSchema: changeCallBack.response,
      invalidatesTags: ['CallBack'],
    }),
    cancelCallBack: build.mutation({
      query: ({ id }: { readonly id: string }) => ({ endpoint: cancelCallBack, params: { id } }),
      responseSchema: cancelCallBack.response,
      invalidatesTags: ['CallBack'],
    }),
  }),
});

export const { useOwnCallBackQuery, useRequestCallBackMutation, useChangeCallBackMutation, useCancelCallBackMutation } = callBacksApi;
