import { ORDERS_A_PAGE } from '@willow/contracts/operator/order-list.contract';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { atPage, cursorTo, pagesOf } from '../../../shared/router/use-table-view.ts';
import { useSearches } from '../../../shared/searches/use-searches.ts';
import { useOrdersQuery } from '../orders.api.ts';
import { orderViewIn, queryOfView } from './order-view.ts';

export type Neighbours = {
  readonly previous?: string;
  readonly next?: string;
  /** From 1, among all pages; null once the order has left the list. */
  readonly position: number | null;
  readonly total: number;
  /** There are even more than `total`. */
  readonly more?: true;
  /** Whether the list is still being read, and a neighbour may come with it. */
  readonly pending: boolean;
};

type Seen = { readonly id: string; readonly ids: readonly string[] };
const NONE: readonly string[] = [];

/**
 * The orders before and after this one in the list that the address describes, across its pages. An order that leaves the list, because it
 * was sent say, keeps the neighbours it had.
 */
export function useNeighbours(id: string): Neighbours {
  const [params, setParams] = useSearchParams();
  const { spoken } = useSearches();
  const view = orderViewIn(spoken(params));
  const { data, isFetching } = useOrdersQuery(queryOfView(view));
  const ids = useIds(data);
  const [seen, setSeen] = useState<Seen | null>(null);
  if (ids.includes(id) && (seen?.id !== id || seen.ids !== ids)) setSeen({ id, ids });
  const index = ids.indexOf(id);
  const total = data?.total ?? 0;
  const isLost = data !== undefined && index < 0;
  const hasMore = view.page < pagesOf(view.page, Math.ceil(total / ORDERS_A_PAGE), data ?? {});
  const beside = (page: number) => ({ ...view, page, cursor: cursorTo(view.page, page, data ?? {}) });
  const asksAfter = hasMore && (isLost || index === ids.length - 1);
  const asksBefore = view.page > 1 && (isLost || index === 0);
  const pageAfter = useOrdersQuery(queryOfView(beside(view.page + 1)), { skip: !asksAfter });
  const pageBefore = useOrdersQuery(queryOfView(beside(view.page - 1)), { skip: !asksBefore });
  const [after, before] = [useIds(pageAfter.currentData), useIds(pageBefore.currentData)];
  const pending = isFetching || pageAfter.isFetching || pageBefore.isFetching;
  const counted = { total, pending, ...(data?.more && { more: true as const }) };
  // The address follows to the page that the order is on.
  const turn = isLost && after.includes(id) ? 1 : isLost && before.includes(id) ? -1 : 0;
  useEffect(() => {
    if (turn === 0) return;
    setParams(atPage(params, view.page + turn, cursorTo(view.page, view.page + turn, { after: data?.after, before: data?.before })), {
      replace: true,
    });
  }, [turn, params, setParams, view.page, data?.after, data?.before]);
  if (isLost && seen?.id === id) return { ...around(seen, ids, before), position: null, ...counted };
  const [previous, next] = [ids[index - 1] ?? before.at(-1), index < 0 ? undefined : (ids[index + 1] ?? after[0])];
  const position = index < 0 ? null : (view.page - 1) * ORDERS_A_PAGE + index + 1;
  return { ...(previous && index >= 0 && { previous }), ...(next && { next }), position, ...counted };
}

const useIds = (data: { readonly orders: readonly { readonly id: string }[] } | undefined): readonly string[] =>
  useMemo(() => data?.orders.map(({ id }) => id) ?? NONE, [data]);

/** Those that stood nearest to it and are still there. */
function around({ id, ids }: Seen, now: readonly string[], before: readonly string[]): Pick<Neighbours, 'previous' | 'next'> {
  const index = ids.indexOf(id);
  const previous = ids.slice(0, index).findLast((each) => now.includes(each)) ?? before.at(-1);
  const next = ids.slice(index + 1).find((each) => now.includes(each)) ?? now.find((each) => !ids.includes(each));
  return { ...(previous && { previous }), ...(next && { next }) };
}
