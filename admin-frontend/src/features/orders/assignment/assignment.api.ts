import type { BodyOf } from '@willow/contracts/endpoint';
import { assignOrder, listAssignees } from '@willow/contracts/operator/assignment.contract';
import { api } from '../../../shared/api/api.ts';
import { showOrder } from '../orders.api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

type Assignment = BodyOf<typeof assignOrder> & { readonly id: string };

export const assignmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    assignees: build.query({
      ...endpointOf(listAssignees),
      keepUnusedDataFor: 0,
    }),
    assign: build.mutation({
      ...endpointOf(assignOrder, ({ id, ...body }: Assignment) => ({ params: { id }, body })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
  }),
});

export const { useAssigneesQuery, useAssignMutation } = assignmentApi;
