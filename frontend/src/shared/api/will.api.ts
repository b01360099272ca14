import { type BodyOf } from '@willow/contracts/endpoint';
import { getWill, saveWill, submitWill } from '@willow/contracts/will/will.contract';
import { api } from './api.ts';

const willApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The customer's own will. The dashboard says whose it expects to read; the wizard does not. */
    will: build.query({
      query: ({ userId }: { readonly userId?: string }) => ({ endpoint: getWill, ...(userId && { query: { userId } }) }),
      responseSchema: getWill.response,
      providesTags: ['Will'],
    }),
    saveWill: build.mutation({
      query: (body: BodyOf<typeof saveWill>) => ({ endpoint: saveWill, body }),
      responseSchema: saveWill.response,
      invalidatesTags: ['Will'],
    }),
    submitWill: build.mutation({
      query: (_: void) => ({ endpoint: submitWill }),
      responseSchema: submitWill.response,
      invalidatesTags: ['Will', 'Order'],
    }),
  }),
});

export const { useWillQuery, useSaveWillMutation, useSubmitWillMutation } = willApi;
