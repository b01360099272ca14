import type { ExportPurpose } from '@willow/contracts/operator/export-purpose';
import { useAppDispatch } from '../../../shared/store.ts';
import { ordersApi } from '../orders.api.ts';
import { type OrderView, queryOfView } from './order-view.ts';

/** The whole list as a file, as it is filtered and sorted. The server makes it, and records that first. */
export function useExport(view: OrderView): (purpose: ExportPurpose) => Promise<string> {
  const dispatch = useAppDispatch();
  return (purpose) => {
    const { page: _, ...filter } = queryOfView(view);
    // Nothing of it is kept.
    return dispatch(ordersApi.endpoints.exportOrders.initiate({ filter, purpose }, { track: false })).unwrap();
  };
}
