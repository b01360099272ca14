import { createDiscountCode, type DiscountCode, listDiscountCodes, updateDiscountCode } from '@willow/contracts/discount/discount.contract';
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
    switchDiscountCode: build.mutation<DiscountCode, Pick<DiscountCode, 'id' | 'isActive'>>({
      query: ({ id, isActive }) => ({ endpoint: updateDiscountCode, params: { id }, body: { isActive } }),
      responseSchema: updateDiscountCode.response,
      invalidatesTags: ['Discounts'],
      onQueryStarted: async ({ id, isActive }, { dispatch, queryFulfilled }) => {
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

export const { useDiscountCodesQuery, useCreateDiscountCodeMutation, useSwitchDiscountCodeMutation } = discountsApi;
