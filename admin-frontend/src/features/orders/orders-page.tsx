import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { lazy, Suspense, useCallback } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { ListButtons } from '../../shared/ui/list-buttons.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { OrderList } from './list/order-list.tsx';
import { useExport } from './list/use-export.ts';
import { useOrders } from './list/use-orders.ts';
import { readingAt } from './reading-address.ts';

const FilterBar = lazy(async () => ({ default: (await import('./list/filter-bar.tsx')).FilterBar }));
const Following = lazy(async () => ({ default: (await import('./following.tsx')).Following }));
const WorkQueues = lazy(async () => ({ default: (await import('./list/work-queues.tsx')).WorkQueues }));

export function OrdersPage() {
  const list = useOrders();
  const navigate = useNavigate();
  const { search } = useLocation();
  const read = useCallback(({ id }: AdminOrder) => void navigate(readingAt(id, search)), [navigate, search]);
  const file = useExport(list.view);
  return (
    <>
      <PageHeading title="Will Orders">
        <ListButtons query={list.query} onRefresh={list.refresh} subject="orders" isEmpty={list.query.data?.total === 0} file={file} />
      </PageHeading>
      <Suspense fallback={<Box sx={{ minHeight: { xs: 128, sm: 176, lg: 140 }, mb: 3 }} />}>
        <WorkQueues list={list} />
      </Suspense>
      <Suspense fallback={<Box sx={{ minHeight: { xs: 380, sm: 240, lg: 154 }, mb: 3 }} />}>
        <FilterBar filters={list.view.filters} onApply={list.apply} />
      </Suspense>
      <Paper sx={{ overflow: 'hidden' }}>
        <OrderList list={list} onApprove={read} />
      </Paper>
      <Suspense fallback={null}>
        <Following orders={list.page.rows} />
      </Suspense>
      <Outlet />
    </>
  );
}
