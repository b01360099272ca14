import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { MAX_LISTED_ORDERS } from '@willow/contracts/constants';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { lazy, Suspense } from 'react';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { EmptyNotice, ErrorNotice } from '../../../shared/ui/notice.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { OrderCards } from './order-cards.tsx';
import { isFiltered } from './order-filters.ts';
import type { useOrders } from './use-orders.ts';

const OrderTable = lazy(async () => ({ default: (await import('./order-table.tsx')).OrderTable }));

type OrderListProps = { readonly list: ReturnType<typeof useOrders>; readonly onApprove: (order: AdminOrder) => void };

export function OrderList({ list, onApprove }: OrderListProps) {
  const { query, orders, page, refresh } = list;
  if (query.isError)
    return (
      <ErrorNotice title="Failed to fetch orders" onRetry={refresh}>
        {errorMessage(query.error, 'The list could not be read.')}
      </ErrorNotice>
    );
  if (query.isLoading) return <Waiting>Loading orders…</Waiting>;
  if (orders.length === 0) return <NoOrders list={list} />;
  return (
    <>
      {query.isFetching && <LinearProgress aria-label="Loading orders" sx={{ position: 'absolute', insetInline: 0, top: 0, zIndex: 1 }} />}
      <Rows list={list} onApprove={onApprove} />
      {orders.length >= MAX_LISTED_ORDERS && (
        <Typography variant="body2" sx={{ px: 1.5, pt: 1.5, color: 'text.secondary' }}>
          These are the newest {MAX_LISTED_ORDERS.toLocaleString('en-GB')} orders. Use the filters to find older ones.
        </Typography>
      )}
      <Pager page={page} onGo={list.goTo} />
    </>
  );
}

function Rows({ list, onApprove }: OrderListProps) {
  const wide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  if (!wide) return <OrderCards orders={list.page.rows} onApprove={onApprove} />;
  return (
    <Suspense fallback={<Waiting>Loading orders…</Waiting>}>
      <OrderTable list={list} onApprove={onApprove} />
    </Suspense>
  );
}

function NoOrders({ list }: Pick<OrderListProps, 'list'>) {
  if (!isFiltered(list.filters))
    return <EmptyNotice title="No orders yet">An order appears here when a customer goes to the checkout.</EmptyNotice>;
  return (
    <EmptyNotice title="No orders match" action={<ClearFilters onClear={() => list.apply({})} />}>
      Try another status, a longer date range or fewer words.
    </EmptyNotice>
  );
}

function ClearFilters({ onClear }: { readonly onClear: () => void }) {
  return (
    <Button variant="outlined" onClick={onClear}>
      Clear filters
    </Button>
  );
}
