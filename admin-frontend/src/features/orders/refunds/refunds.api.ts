import type { BodyOf } from '@willow/contracts/endpoint';
import { requestRefund } from '@willow/contracts/operator/refund.contract';
import { api } from '../../../shared/api/api.ts';
import { type AtVersion, showOrder } from '../orders.api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const refundsApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestRefund: build.mutation({
      ...endpointOf(requestRefund, ({ id, version, ...body }: BodyOf<typeof requestRefund> & AtVersion) => ({
        params: { id },
        body,
        version,
      })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
  }),
});

export const { useRequestRefundMutation } = refundsApi;
