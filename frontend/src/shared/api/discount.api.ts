import { dropKeptCode, getKeptCode, validateDiscountCode } from '@willow/contracts/discount/discount.contract';
import { api } from './api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

const discountApi = api.injectEndpoints({
  endpoints: (build) => ({
    validateCode: build.mutation(endpointOf(validateDiscountCode, (body: { readonly code: string }) => ({ body }))),
    keptCode: build.query(endpointOf(getKeptCode)),
    dropKept: build.mutation(endpointOf(dropKeptCode)),
  }),
});

export const { useValidateCodeMutation, useLazyKeptCodeQuery, useDropKeptMutation } = discountApi;
