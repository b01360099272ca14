import type { ResponseOf } from '@willow/contracts/endpoint';
import { countQueues } from '@willow/contracts/operator/order-list.contract';
import { api } from '../../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

export type QueueCounts = ResponseOf<typeof countQueues>;

const queuesApi = api.injectEndpoints({
  endpoints: (build) => ({
    queues: build.query({
      ...endpointOf(countQueues),
      providesTags: ['Orders', 'OrderCounts'],
    }),
  }),
});

export const { useQueuesQuery } = queuesApi;
