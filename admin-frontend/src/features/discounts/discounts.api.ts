import { createDiscountCode, listDiscountCodes, updateDiscountCode } from '@willow/contracts/discount/discount.operator.contract';
import type { BodyOf } from '@willow/contracts/endpoint';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const discountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    discountCodes: build.query({
      ...endpointOf(listDiscountCodes),
      providesTags: ['Discounts'],
    }),
    createDiscountCode: build.mutation({
      ...endpointOf(createDiscountCode, (body: BodyOf<typeof createDiscountCode>) => ({ body })),
      invalidatesTags: ['Discounts'],
    }),
    changeDiscountCode: build.mutation({
      ...endpointOf(updateDiscountCode, ({ id, ...body }: { readonly id: string } & BodyOf<typeof updateDiscountCode>) => ({
        params: { id },
        body,
      })),
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
