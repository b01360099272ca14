import type { OrderSortField } from '@willow/contracts/operator/order-list.contract';
import { cursorIn, type PageCursor, pageIn, type Sort, sortIn } from '../../../shared/router/use-table-view.ts';
import { filtersIn, type OrderFilters, queryOf } from './order-filters.ts';

const FIELDS: readonly OrderSortField[] = ['id', 'user', 'submitted', 'status', 'payment', 'waiting'];
const NEWEST_FIRST: Sort<OrderSortField> = { field: 'submitted', direction: 'desc' };
/** A queue is worked off from its front. */
const LONGEST_WAIT_FIRST: Sort<OrderSortField> = { field: 'waiting', direction: 'asc' };

export type OrderView = {
  readonly filters: OrderFilters;
  readonly sort: Sort<OrderSortField>;
  readonly page: number;
  readonly cursor: PageCursor;
};
export type OrderQuery = Readonly<Record<string, string>>;

/** The list that an address describes. */
export function orderViewIn(params: URLSearchParams): OrderView {
  const filters = filtersIn(params);
  return { filters, sort: sortIn(params, FIELDS) ?? usualSort(filters), page: pageIn(params), cursor: cursorIn(params) };
}

export const usualSort = ({ queue }: OrderFilters): Sort<OrderSortField> => (queue ? LONGEST_WAIT_FIRST : NEWEST_FIRST);

/** What it asks of the API: what is usual there, the newest first and the first page, is left out. */
export function queryOfView({ filters, sort: { field, direction }, page, cursor }: OrderView): OrderQuery {
  const usual = field === NEWEST_FIRST.field && direction === NEWEST_FIRST.direction;
  return { ...queryOf(filters), ...(!usual && { sort: `${field}.${direction}` }), ...(page > 1 && { page: String(page), ...cursor }) };
}
