import type { QueryOf } from '@willow/contracts/endpoint';
import { getAnalytics } from '@willow/contracts/operator/analytics.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

export type Days = NonNullable<QueryOf<typeof getAnalytics>['days']>;

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    analytics: build.query({
      ...endpointOf(getAnalytics, (days: Days) => ({ query: { days } })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAnalyticsQuery } = analyticsApi;
