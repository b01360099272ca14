import { useEffect, useState } from 'react';
import { type AppDispatch, useAppDispatch, useAppSelector } from '../../../shared/store.ts';
import { ordersApi } from '../orders.api.ts';
import type { OrderQuery } from './order-view.ts';

/** The rows on the screen as they are now, in the places where they stand. Gives whether the list is another one by now. */
const renewRows =
  (query: OrderQuery) =>
  async (dispatch: AppDispatch): Promise<boolean> => {
    const { data } = await dispatch(ordersApi.endpoints.newestOrders.initiate(query, { forceRefetch: true, subscribe: false }));
    if (!data) return false;
    const newest = new Map(data.orders.map((order) => [order.id, order]));
    let isOther = false;
    dispatch(
      ordersApi.util.updateQueryData('orders', query, (shown) => {
        isOther = shown.orders.map(({ id }) => id).join() !== [...newest.keys()].join();
        return { ...shown, orders: shown.orders.map((order) => newest.get(order.id) ?? order) };
      }),
    );
    return isOther;
  };

/** Whether orders have come, gone or changed places since the list was read (`readAt`, in ms). How each stands is put into its row at once. */
export function useLiveRows(view: OrderQuery, readAt = 0): boolean {
  const dispatch = useAppDispatch();
  const changes = useAppSelector((state) => state.live.ordersChanged);
  const key = JSON.stringify(view);
  const [first] = useState(changes);
  const [old, setOld] = useState({ key: '', readAt: 0 });
  useEffect(() => {
    if (changes === first) return undefined;
    let gone = false;
    const renew = async () => {
      if ((await dispatch(renewRows(JSON.parse(key) as OrderQuery))) && !gone) setOld({ key, readAt });
    };
    void renew();
    return () => void (gone = true);
    // The list that was just read is no change.
    // oxlint-disable-next-line react/exhaustive-deps -- asked by a change alone
  }, [changes]);
  return old.key === key && old.readAt === readAt && readAt > 0;
}
