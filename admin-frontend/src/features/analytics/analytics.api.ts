import type { QueryOf } from '@willow/contracts/endpoint';
import { type Analytics, getAnalytics } from '@willow/contracts/operator/analytics.contract';
import { api } from '../../shared/api/api.ts';

export type Days = NonNullable<QueryOf<typeof getAnalytics>['days']>;

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    analytics: build.query<Analytics, Days>({
      query: (days) => ({ endpoint: getAnalytics, query: { days } }),
      responseSchema: getAnalytics.response,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAnalyticsQuery } = analyticsApi;
