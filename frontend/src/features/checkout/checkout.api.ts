import { dropKeptCode, getKeptCode, validateDiscountCode } from '@willow/contracts/discount/discount.contract';
import { createPaymentIntent, getConfig } from '@willow/contracts/order/order.contract';
import { api } from '../../shared/api/api.ts';

const NOTHING_RECEIVED = 'No client secret or order ID received';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    config: build.query({
      query: (_: void) => ({ endpoint: getConfig }),
      responseSchema: getConfig.response,
    }),
    validateCode: build.mutation({
      query: (body: { readonly code: string }) => ({ endpoint: validateDiscountCode, body }),
      responseSchema: validateDiscountCode.response,
    }),
    keptCode: build.query({
      query: (_: void) => ({ endpoint: getKeptCode }),
      responseSchema: getKeptCode.response,
    }),
    dropKept: build.mutation({
      query: (_: void) => ({ endpoint: dropKeptCode }),
      responseSchema: dropKeptCode.response,
    }),
    createIntent: build.mutation({
      query: ({ discountCode }: { readonly discountCode?: string }) => ({
        endpoint: createPaymentIntent,
        body: discountCode ? { discountCode } : {},
      }),
      responseSchema: createPaymentIntent.response,
      catchSchemaFailure: () => ({ status: 200, message: NOTHING_RECEIVED }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useConfigQuery, useValidateCodeMutation, useCreateIntentMutation, useLazyKeptCodeQuery, useDropKeptMutation } = checkoutApi;
