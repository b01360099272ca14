import { createApi } from '@reduxjs/toolkit/query/react';
import { SESSION } from '@willow/contracts/constants';
import type { Failure } from './failure.ts';
import { request } from './request.ts';

const LONGEST_SESSION_SECONDS = SESSION.operator.absoluteMinutes * 60;

/**
 * The console's one api; features inject their endpoints. What was read stays as it is until a change or the Refresh button asks again:
 * no polling, no refetch on focus, no retry.
 */
export const api = createApi({
  baseQuery: request,
  tagTypes: ['Orders', 'Discounts'],
  keepUnusedDataFor: LONGEST_SESSION_SECONDS,
  catchSchemaFailure: ({ message }): Failure => ({ status: 0, message }),
  endpoints: () => ({}),
});
