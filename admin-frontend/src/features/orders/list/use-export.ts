import { useAppDispatch } from '../../../shared/store.ts';
import { type Listed, ordersApi } from '../orders.api.ts';
import { type OrderQuery, type OrderView, queryOfView } from './order-view.ts';

/** The whole list as a file, as it is filtered and sorted. What makes it loads when somebody wants one. */
export function useExport({ view, query }: { readonly view: OrderView; readonly query: { readonly data?: Listed | undefined } }) {
  const dispatch = useAppDispatch();
  const read = (wanted: OrderQuery) =>
    dispatch(ordersApi.endpoints.exportedOrders.initiate(wanted, { forceRefetch: true, subscribe: false })).unwrap();
  return async () => {
    const { exportOrders } = await import('./export-orders.ts');
    return exportOrders(query.data ?? { orders: [], total: 0, more: false }, queryOfView(view), read);
  };
}
