import { reportProblem } from '@willow/contracts/order/order.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

const problemsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportProblem: build.mutation({
      ...endpointOf(reportProblem, (body: { readonly text: string }) => ({ body })),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useReportProblemMutation } = problemsApi;
