import { useSearchParams } from 'react-router';
import { useAppDispatch } from '../../../shared/store.ts';
import { useTableView } from '../../../shared/router/use-table-view.ts';
import { pageOf } from '../../../shared/rows.ts';
import { filtersIn, type OrderFilters, queryOf } from './order-filters.ts';
import { NEWEST_FIRST, ORDER_FIELDS, ORDER_SORT_KEYS } from './order-sorting.ts';
import { ordersApi, useOrdersQuery } from '../orders.api.ts';

export function useOrders() {
  const [params, setParams] = useSearchParams();
  const dispatch = useAppDispatch();
  const filters = filtersIn(params);
  const query = useOrdersQuery(filters);
  const table = useTableView(ORDER_FIELDS, NEWEST_FIRST);
  const orders = query.data ?? [];
  const apply = (wanted: OrderFilters) => {
    const sort = params.get('sort');
    setParams({ ...queryOf(wanted), ...(sort && { sort }) });
    void dispatch(ordersApi.endpoints.orders.initiate(wanted, { forceRefetch: true, subscribe: false }));
  };
  const refresh = () => void dispatch(ordersApi.util.invalidateTags(['Orders']));
  return { ...table, query, filters, orders, page: pageOf(orders, table.view, ORDER_SORT_KEYS), apply, refresh };
}
