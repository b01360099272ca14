import { OrderStatus } from '@willow/contracts/order/order.contract';

export const STATUS_FILTERS = { all: 'All', new: 'New', in_review: 'In Review', sent: 'Sent' } as const;
export const DATE_FILTERS = { all: 'All', today: 'Today', week: 'Week (last 7 days)', month: 'Month (last 30 days)' } as const;

export const REVIEW_FILTERS = { all: 'All', blocked: 'Blocked', undecided: 'To decide', clear: 'Nothing stops it' } as const;

export type OrderFilters = {
  readonly status?: OrderStatus;
  readonly dateRange?: Exclude<keyof typeof DATE_FILTERS, 'all'>;
  readonly review?: Exclude<keyof typeof REVIEW_FILTERS, 'all'>;
  readonly search?: string;
};

/** The filters that the address or the filter form asks for. Anything unknown counts as "all". */
export function filtersIn(values: { get(name: string): unknown }): OrderFilters {
  const status = OrderStatus.safeParse(values.get('status')).data;
  const dateRange = (['today', 'week', 'month'] as const).find((range) => range === values.get('dateRange'));
  const review = (['blocked', 'undecided', 'clear'] as const).find((choice) => choice === values.get('review'));
  const search = textOf(values.get('search'));
  return {
    ...(status && { status }),
    ...(dateRange && { dateRange }),
    ...(review && { review }),
    ...(search && search.toLowerCase() !== 'all' && { search }),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const queryOf = (filters: OrderFilters): Readonly<Record<string, string>> => ({ ...filters });

export const isFiltered = (filters: OrderFilters): boolean => Object.keys(filters).length > 0;

export const sameFilters = (one: OrderFilters, other: OrderFilters): boolean =>
  one.status === other.status && one.dateRange === other.dateRange && one.review === other.review && one.search === other.search;
