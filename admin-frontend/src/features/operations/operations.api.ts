import type { BodyOf, Endpoint, ResponseOf } from '@willow/contracts/endpoint';
import {
  type Operations,
  readOperations,
  retryJob,
  retryParked,
  skipJob,
  skipParked,
} from '@willow/contracts/operator/operations.contract';
import { api } from '../../shared/api/api.ts';

type Done = ResponseOf<typeof retryJob>;
const act = <E extends Endpoint>(endpoint: E) => ({
  query: (body: BodyOf<E>) => ({ endpoint, body }),
  responseSchema: retryJob.response,
  invalidatesTags: ['Operations' as const],
});

const operationsApi = api.enhanceEndpoints({ addTagTypes: ['Operations'] }).injectEndpoints({
  endpoints: (build) => ({
    operations: build.query<Operations, void>({
      query: () => ({ endpoint: readOperations }),
      responseSchema: readOperations.response,
      providesTags: ['Operations'],
    }),
    retryJob: build.mutation<Done, BodyOf<typeof retryJob>>(act(retryJob)),
    skipJob: build.mutation<Done, BodyOf<typeof skipJob>>(act(skipJob)),
    retryParked: build.mutation<Done, BodyOf<typeof retryParked>>(act(retryParked)),
    skipParked: build.mutation<Done, BodyOf<typeof skipParked>>(act(skipParked)),
  }),
});

export const { useOperationsQuery, useRetryJobMutation, useSkipJobMutation, useRetryParkedMutation, useSkipParkedMutation } = operationsApi;
