import type { ResponseOf } from '@willow/contracts/endpoint';
import { exportEvidence, settlePaymentIssue } from '@willow/contracts/operator/payment-issue.contract';
import { api } from '../../../shared/api/api.ts';
import { showOrder } from '../orders.api.ts';

type Settling = { readonly id: string; readonly issueId: string; readonly note: string };

const paymentIssuesApi = api.injectEndpoints({
  endpoints: (build) => ({
    settlePaymentIssue: build.mutation<ResponseOf<typeof settlePaymentIssue>, Settling>({
      query: ({ note, ...params }) => ({ endpoint: settlePaymentIssue, params, body: { note } }),
      responseSchema: settlePaymentIssue.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    exportEvidence: build.mutation<string, string>({
      query: (id) => ({ endpoint: exportEvidence, params: { id } }),
      responseSchema: exportEvidence.response,
    }),
  }),
});

export const { useSettlePaymentIssueMutation, useExportEvidenceMutation } = paymentIssuesApi;
