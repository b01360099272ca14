import { TERMS_OF } from '@willow/contracts/constants';
import type { BodyOf } from '@willow/contracts/endpoint';
import { agreeToStart, createPaymentIntent, getConfig } from '@willow/contracts/order/order.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

const NOTHING_RECEIVED = 'No client secret or order ID received';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    config: build.query(endpointOf(getConfig)),
    createIntent: build.mutation({
      ...endpointOf(createPaymentIntent, (body: NonNullable<BodyOf<typeof createPaymentIntent>>) => ({ body })),
      catchSchemaFailure: () => ({ status: 200, message: NOTHING_RECEIVED }),
      invalidatesTags: ['Order'],
    }),
    agree: build.mutation(endpointOf(agreeToStart, (_: void) => ({ body: { terms: TERMS_OF } as const }))),
  }),
});

export const { useAgreeMutation, useConfigQuery, useCreateIntentMutation } = checkoutApi;
