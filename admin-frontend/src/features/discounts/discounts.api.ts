import {
  createDiscountCode,
  type DiscountCode,
  listDiscountCodes,
  updateDiscountCode,
} from '@willow/contracts/discount/discount.operator.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { api } from '../../shared/api/api.ts';

const discountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    discountCodes: build.query<readonly DiscountCode[], void>({
      query: () => ({ endpoint: listDiscountCodes }),
      responseSchema: listDiscountCodes.response,
      providesTags: ['Discounts'],
    }),
    createDiscountCode: build.mutation<DiscountCode, BodyOf<typeof createDiscountCode>>({
      query: (body) => ({ endpoint: createDiscountCode, body }),
      responseSchema: createDiscountCode.response,
      invalidatesTags: ['Discounts'],
    }),
    changeDiscountCode: build.mutation<DiscountCode, { readonly id: string } & BodyOf<typeof updateDiscountCode>>({
      query: ({ id, ...body }) => ({ endpoint: updateDiscountCode, params: { id }, body }),
      responseSchema: updateDiscountCode.response,
      invalidatesTags: ['Discounts'],
      onQueryStarted: async ({ id, isActive }, { dispatch, queryFulfilled }) => {
        if (isActive === undefined) return;
        const shown = dispatch(
          discountsApi.util.updateQueryData('discountCodes', undefined, (codes) =>
            codes.map((code) => (code.id === id ? { ...code, isActive } : code)),
          ),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const { useDiscountCodesQuery, useCreateDiscountCodeMutation, useChangeDiscountCodeMutation } = discountsApi;
