import type { BodyOf, Endpoint, ResponseOf } from '@willow/contracts/endpoint';
import { readOperations, retryJob, retryParked, skipJob, skipParked } from '@willow/contracts/operator/operations.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

type Done = ResponseOf<typeof retryJob>;
const act = <E extends Endpoint>(endpoint: E) => ({
  query: (body: BodyOf<E>) => ({ endpoint, body }),
  responseSchema: retryJob.response,
  invalidatesTags: ['Operations' as const],
});

const operationsApi = api.enhanceEndpoints({ addTagTypes: ['Operations'] }).injectEndpoints({
  endpoints: (build) => ({
    operations: build.query({
      ...endpointOf(readOperations),
      providesTags: ['Operations'],
    }),
    retryJob: build.mutation<Done, BodyOf<typeof retryJob>>(act(retryJob)),
    skipJob: build.mutation<Done, BodyOf<typeof skipJob>>(act(skipJob)),
    retryParked: build.mutation<Done, BodyOf<typeof retryParked>>(act(retryParked)),
    skipParked: build.mutation<Done, BodyOf<typeof skipParked>>(act(skipParked)),
  }),
});

export const { useOperationsQuery, useRetryJobMutation, useSkipJobMutation, useRetryParkedMutation, useSkipParkedMutation } = operationsApi;
