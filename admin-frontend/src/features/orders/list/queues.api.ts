import type { ResponseOf } from '@willow/contracts/endpoint';
import { countQueues } from '@willow/contracts/operator/order-list.contract';
import { api } from '../../../shared/api/api.ts';

export type QueueCounts = ResponseOf<typeof countQueues>;

const queuesApi = api.injectEndpoints({
  endpoints: (build) => ({
    queues: build.query<QueueCounts, void>({
      query: () => ({ endpoint: countQueues }),
      responseSchema: countQueues.response,
      providesTags: ['Orders', 'OrderCounts'],
    }),
  }),
});

export const { useQueuesQuery } = queuesApi;
