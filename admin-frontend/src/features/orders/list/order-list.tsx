import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { lazy, Suspense, useRef } from 'react';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { EmptyNotice, ErrorNotice } from '../../../shared/ui/notice.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import type { Desk } from './desk.ts';
import { isFiltered } from './order-filters.ts';
import { useListKeys } from '../../../shared/keys/use-list-keys.ts';
import type { Picks } from './use-picks.ts';
import type { useOrders } from './use-orders.ts';

const OrderCards = lazy(async () => ({ default: (await import('./order-cards.tsx')).OrderCards }));
const OrderTable = lazy(async () => ({ default: (await import('./order-table.tsx')).OrderTable }));

type OrderListProps = {
  readonly list: ReturnType<typeof useOrders>;
  readonly desk: Desk;
  readonly picks: Picks | null;
  readonly onApprove: (order: AdminOrder) => void;
};

export function OrderList({ list, desk, picks, onApprove }: OrderListProps) {
  const { query, page, refresh } = list;
  const keys = useRef<HTMLElement>(null);
  useListKeys(keys, '/admin/orders/');
  if (query.isError)
    return (
      <ErrorNotice title="Failed to fetch orders" onRetry={refresh}>
        {errorMessage(query.error, 'The list could not be read.')}
      </ErrorNotice>
    );
  if (query.isLoading) return <Waiting>Loading orders…</Waiting>;
  if (page.rows.length === 0) return <NoOrders list={list} />;
  return (
    <Box ref={keys}>
      {query.isFetching && <LinearProgress aria-label="Loading orders" sx={{ position: 'absolute', insetInline: 0, top: 0, zIndex: 1 }} />}
      <Rows list={list} desk={desk} picks={picks} onApprove={onApprove} />
      <Pager page={page} onGo={list.goTo} />
    </Box>
  );
}

function Rows({ list, desk, picks, onApprove }: OrderListProps) {
  const wide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  return (
    <Suspense fallback={<Waiting>Loading orders…</Waiting>}>
      {wide ? (
        <OrderTable list={list} desk={desk} picks={picks} onApprove={onApprove} />
      ) : (
        <OrderCards orders={list.page.rows} now={list.query.fulfilledTimeStamp ?? 0} desk={desk} picks={picks} onApprove={onApprove} />
      )}
    </Suspense>
  );
}

function NoOrders({ list }: Pick<OrderListProps, 'list'>) {
  if (list.page.number > 1)
    return (
      <EmptyNotice title="No orders on this page" action={<Again label="Go to the first page" onDo={() => list.goTo(1)} />}>
        The list is shorter than before.
      </EmptyNotice>
    );
  if (!isFiltered(list.view.filters) && list.view.filters.queue)
    return <EmptyNotice title="Nothing in this queue">Orders appear here automatically.</EmptyNotice>;
  if (!isFiltered(list.view.filters))
    return <EmptyNotice title="No orders yet">Orders appear here when a customer reaches the checkout.</EmptyNotice>;
  return (
    <EmptyNotice title="No orders match" action={<Again label="Clear filters" onDo={() => list.apply({})} />}>
      Try another status, a longer date range or fewer words.
    </EmptyNotice>
  );
}

function Again({ label, onDo }: { readonly label: string; readonly onDo: () => void }) {
  return (
    <Button variant="outlined" onClick={onDo}>
      {label}
    </Button>
  );
}
