import { ORDERS_A_PAGE } from '@willow/contracts/operator/order-list.contract';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { useSearchParams } from 'react-router';
import { cursorTo, pagesOf, useTableChanges } from '../../../shared/router/use-table-view.ts';
import type { Page } from '../../../shared/rows.ts';
import { useSearches } from '../../../shared/searches/use-searches.ts';
import { useAppDispatch } from '../../../shared/store.ts';
import { useLiveRows } from './use-live-rows.ts';
import { type Listed, ordersApi, useOrdersQuery } from '../orders.api.ts';
import { type OrderFilters, queryOf } from './order-filters.ts';
import { orderViewIn, queryOfView, usualSort } from './order-view.ts';

export function useOrders() {
  const [params, setParams] = useSearchParams();
  const dispatch = useAppDispatch();
  const { spoken, kept } = useSearches();
  const view = orderViewIn(spoken(params));
  const changes = useTableChanges(usualSort(view.filters));
  const query = useOrdersQuery(queryOfView(view));
  const isOld = useLiveRows(queryOfView(view), query.fulfilledTimeStamp);
  const apply = (wanted: OrderFilters) => {
    const { queue } = view.filters;
    const sort = params.get('sort');
    const next = new URLSearchParams({ ...(queue && { queue }), ...queryOf(wanted), ...(sort && { sort }) });
    setParams(kept(next));
    void dispatch(ordersApi.endpoints.orders.initiate(queryOfView(orderViewIn(next)), { forceRefetch: true, subscribe: false }));
  };
  const refresh = () => void dispatch(ordersApi.util.invalidateTags(['Orders']));
  const goTo = (page: number) => changes.goTo(page, cursorTo(view.page, page, query.data ?? {}));
  return { ...changes, goTo, view, query, isOld, page: pageOf(query.data, view.page), apply, refresh };
}

function pageOf({ orders, total, more, ...around }: Listed = { orders: [], total: 0, more: false }, number: number): Page<AdminOrder> {
  const count = pagesOf(number, Math.ceil(total / ORDERS_A_PAGE), around);
  return { rows: orders, number, count, first: (number - 1) * ORDERS_A_PAGE + 1, total, more };
}
