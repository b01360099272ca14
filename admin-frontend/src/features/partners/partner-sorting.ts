import type { Partner } from '@willow/contracts/partner/partner.contract';
import type { Sort } from '../../shared/router/use-table-view.ts';
import type { SortKeys } from '../../shared/rows.ts';

export const PARTNER_FIELDS = ['made', 'partner', 'refCode', 'rate', 'active', 'orders', 'successful', 'revenue', 'commission'] as const;
export type PartnerField = (typeof PARTNER_FIELDS)[number];

/** The server lists the newest first; a partner carries no date of its own. */
export const NEWEST_FIRST: Sort<PartnerField> = { field: 'made', direction: 'asc' };

export const partnerSortKeys = (partners: readonly Partner[]): SortKeys<Partner, PartnerField> => ({
  made: (partner) => partners.indexOf(partner),
  partner: ({ name }) => name,
  refCode: ({ refCode }) => refCode,
  rate: ({ commissionRate }) => Number(commissionRate),
  active: ({ isActive }) => Number(isActive),
  orders: ({ orderCount }) => orderCount,
  successful: ({ successfulOrders }) => successfulOrders,
  revenue: ({ totalRevenue }) => totalRevenue,
  commission: ({ estimatedCommission }) => estimatedCommission,
});
