import type { BodyOf } from '@willow/contracts/endpoint';
import { getWill, saveWill, submitWill } from '@willow/contracts/will/will.contract';
import { api } from './api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

export const willApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The customer's own will. The dashboard says whose it expects to read; the wizard does not. */
    will: build.query({
      ...endpointOf(getWill, ({ userId }: { readonly userId?: string }) => (userId ? { query: { userId } } : {})),
      providesTags: (_result, _error, { userId }) => [{ type: 'Will', id: userId ? 'dashboard' : 'wizard' }],
    }),
    /** The wizard puts the answer of a save into its own copy at once, so only the dashboard's is out of date afterwards. */
    saveWill: build.mutation({
      ...endpointOf(saveWill, (body: BodyOf<typeof saveWill>) => ({ body })),
      // The same save again is the same answers, and the wizard says at once that it is offline.
      extraOptions: { asksAgain: true },
      invalidatesTags: (result) => (result ? [{ type: 'Will', id: 'dashboard' }] : []),
    }),
    submitWill: build.mutation({
      ...endpointOf(submitWill, (body: BodyOf<typeof submitWill>) => ({ body })),
      invalidatesTags: ['Will', 'Order'],
    }),
  }),
});

export const { useWillQuery, useLazyWillQuery, useSaveWillMutation, useSubmitWillMutation } = willApi;
