import type { DiscountCode } from '@willow/contracts/discount/discount.operator.contract';
import type { Sort } from '../../shared/router/use-table-view.ts';
import type { SortKeys } from '../../shared/rows.ts';

export const CODE_FIELDS = ['made', 'code', 'discount', 'active', 'limit', 'used', 'paid', 'revenue', 'given'] as const;
export type CodeField = (typeof CODE_FIELDS)[number];

/** The server lists the newest first; a code carries no date of its own. */
export const NEWEST_FIRST: Sort<CodeField> = { field: 'made', direction: 'asc' };

export const CODE_SORT_KEYS = (codes: readonly DiscountCode[]): SortKeys<DiscountCode, CodeField> => ({
  made: (code) => codes.indexOf(code),
  code: ({ code }) => code,
  discount: ({ discountPercentage }) => discountPercentage,
  active: ({ isActive }) => Number(isActive),
  limit: ({ limit }) => limit?.maxUses ?? Number.POSITIVE_INFINITY,
  used: ({ timesUsed }) => timesUsed,
  paid: ({ successfulUses }) => successfulUses,
  revenue: ({ totalRevenue }) => totalRevenue,
  given: ({ totalDiscount }) => totalDiscount,
});
