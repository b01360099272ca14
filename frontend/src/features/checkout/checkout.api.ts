import { TERMS_OF } from '@willow/contracts/constants';
import type { BodyOf } from '@willow/contracts/endpoint';
import { agreeToStart, createPaymentIntent, getConfig } from '@willow/contracts/order/order.contract';
import { api } from '../../shared/api/api.ts';

const NOTHING_RECEIVED = 'No client secret or order ID received';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    config: build.query({
      query: (_: void) => ({ endpoint: getConfig }),
      responseSchema: getConfig.response,
    }),
    createIntent: build.mutation({
      query: (body: NonNullable<BodyOf<typeof createPaymentIntent>>) => ({ endpoint: createPaymentIntent, body }),
      responseSchema: createPaymentIntent.response,
      catchSchemaFailure: () => ({ status: 200, message: NOTHING_RECEIVED }),
      invalidatesTags: ['Order'],
    }),
    agree: build.mutation({
      query: (_: void) => ({ endpoint: agreeToStart, body: { terms: TERMS_OF } }),
      responseSchema: agreeToStart.response,
    }),
  }),
});

export const { useAgreeMutation, useConfigQuery, useCreateIntentMutation } = checkoutApi;
