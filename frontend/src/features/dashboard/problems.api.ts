import { reportProblem } from '@willow/contracts/order/order.contract';
import { api } from '../../shared/api/api.ts';

const problemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportProblem: build.mutation({
      query: (body: { readonly text: string }) => ({ endpoint: reportProblem, body }),
      responseSchema: reportProblem.response,
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useReportProblemMutation } = problemsApi;
