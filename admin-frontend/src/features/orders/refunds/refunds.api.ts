import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { requestRefund } from '@willow/contracts/operator/refund.contract';
import { api } from '../../../shared/api/api.ts';
import { showOrder } from '../orders.api.ts';

const refundsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestRefund: build.mutation<ResponseOf<typeof requestRefund>, BodyOf<typeof requestRefund> & { readonly id: string }>({
      query: ({ id, ...body }) => ({ endpoint: requestRefund, params: { id }, body }),
      responseSchema: requestRefund.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
  }),
});

export const { useRequestRefundMutation } = refundsApi;
