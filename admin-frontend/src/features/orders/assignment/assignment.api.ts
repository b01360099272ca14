import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { assignOrder, listAssignees } from '@willow/contracts/operator/assignment.contract';
import { api } from '../../../shared/api/api.ts';
import { showOrder } from '../orders.api.ts';

type Assignment = BodyOf<typeof assignOrder> & { readonly id: string };

export const assignmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    assignees: build.query<ResponseOf<typeof listAssignees>, void>({
      query: () => ({ endpoint: listAssignees }),
      responseSchema: listAssignees.response,
      keepUnusedDataFor: 0,
    }),
    assign: build.mutation<ResponseOf<typeof assignOrder>, Assignment>({
      query: ({ id, ...body }) => ({ endpoint: assignOrder, params: { id }, body }),
      responseSchema: assignOrder.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
  }),
});

export const { useAssigneesQuery, useAssignMutation } = assignmentApi;
