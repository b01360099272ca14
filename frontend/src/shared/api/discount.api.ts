import { dropKeptCode, getKeptCode, validateDiscountCode } from '@willow/contracts/discount/discount.contract';
import { api } from './api.ts';

const discountApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
});

export const { useValidateCodeMutation, useLazyKeptCodeQuery, useDropKeptMutation } = discountApi;
