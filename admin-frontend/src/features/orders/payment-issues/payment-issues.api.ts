import { exportEvidence, settlePaymentIssue } from '@willow/contracts/operator/payment-issue.contract';
import { api } from '../../../shared/api/api.ts';
import { showOrder } from '../orders.api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

type Settling = { readonly id: string; readonly issueId: string; readonly note: string };

const paymentIssuesApi = api.injectEndpoints({
  endpoints: (build) => ({
    settlePaymentIssue: build.mutation({
      ...endpointOf(settlePaymentIssue, ({ note, ...params }: Settling) => ({ params, body: { note } })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    exportEvidence: build.mutation(endpointOf(exportEvidence, (id: string) => ({ params: { id } }))),
  }),
});

export const { useSettlePaymentIssueMutation, useExportEvidenceMutation } = paymentIssuesApi;
