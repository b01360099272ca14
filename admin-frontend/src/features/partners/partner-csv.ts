import type { Partner } from '@willow/contracts/partner/partner.contract';
import { csvOf } from '@willow/contracts/csv';

const HEADINGS = [
  'Name',
  'Email',
  'Ref Code',
  'Commission Rate',
  'Active',
  'Orders',
  'Successful Orders',
  'Total Revenue',
  'Estimated Commission',
  'Notes',
] as const;

export const partnersCsv = (partners: readonly Partner[]): string =>
  csvOf(
    HEADINGS,
    partners.map((partner) => [
      partner.name,
      partner.email,
      partner.refCode,
      partner.commissionRate,
      partner.isActive ? 'yes' : 'no',
      String(partner.orderCount),
      String(partner.successfulOrders),
      partner.totalRevenue.toFixed(2),
      partner.estimatedCommission.toFixed(2),
      partner.notes ?? '',
    ]),
  );
