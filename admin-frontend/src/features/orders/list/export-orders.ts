import { MAX_ORDERS_A_PAGE } from '@willow/contracts/operator/order-list.contract';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import type { Listed } from '../orders.api.ts';
import { ordersCsv } from './order-csv.ts';
import type { OrderQuery } from './order-view.ts';

/** All orders of a list, of every page, each once: one that moves while they are read may come twice. Null when there are none. */
export async function exportOrders(shown: Listed, query: OrderQuery, read: (query: OrderQuery) => Promise<Listed>): Promise<string | null> {
  const found = new Map<string, AdminOrder>();
  const add = (orders: readonly AdminOrder[]) => orders.forEach((order) => found.set(order.id, order));
  const { page: _, ...list } = query;
  if (shown.orders.length === shown.total && !shown.more) add(shown.orders);
  else
    for (let page = 1, last = false; !last; page += 1) {
      const { orders } = await read({ ...list, page: String(page), pageSize: String(MAX_ORDERS_A_PAGE) });
      last = orders.length < MAX_ORDERS_A_PAGE;
      add(orders);
    }
  return found.size === 0 ? null : ordersCsv([...found.values()]);
}
