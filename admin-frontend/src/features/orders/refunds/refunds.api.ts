import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { requestRefund } from '@willow/contracts/operator/refund.contract';
import { api } from '../../../shared/api/api.ts';
import { type AtVersion, showOrder } from '../orders.api.ts';

const refundsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestRefund: build.mutation<ResponseOf<typeof requestRefund>, BodyOf<typeof requestRefund> & AtVersion>({
      query: ({ id, version, ...body }) => ({ endpoint: requestRefund, params: { id }, body, version }),
      responseSchema: requestRefund.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
  }),
});

export const { useRequestRefundMutation } = refundsApi;
