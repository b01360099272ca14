import { type AdminReferral, earningsOf } from '@willow/contracts/referral/referral.operator.contract';
import type { Sort } from '../../shared/router/use-table-view.ts';
import type { SortKeys } from '../../shared/rows.ts';

export const REFERRAL_FIELDS = ['referrer', 'referee', 'status', 'earnings', 'order', 'date'] as const;
export type ReferralField = (typeof REFERRAL_FIELDS)[number];

export const NEWEST_FIRST: Sort<ReferralField> = { field: 'date', direction: 'desc' };

const STEPS: readonly AdminReferral['status'][] = ['pending', 'successful', 'paid'];

export const REFERRAL_SORT_KEYS: SortKeys<AdminReferral, ReferralField> = {
  referrer: ({ referrer }) => referrer.fullName,
  referee: ({ refereeName }) => refereeName,
  status: ({ status }) => STEPS.indexOf(status),
  earnings: earningsOf,
  order: ({ order }) => order?.id ?? '',
  date: ({ createdAt }) => Date.parse(createdAt),
};
