import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { lazy, Suspense, useCallback } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { assignOrder } from '@willow/contracts/operator/assignment.contract';
import { useMay } from '../../shared/session/may.ts';
import { ListButtons } from '../../shared/ui/list-buttons.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { useDesk } from './list/desk.ts';
import { OrderList } from './list/order-list.tsx';
import { useExport } from './list/use-export.ts';
import { useOrders } from './list/use-orders.ts';
import { usePicks } from './list/use-picks.ts';
import { readingAt } from './reading-address.ts';

const BulkBar = lazy(async () => ({ default: (await import('./list/bulk-bar.tsx')).BulkBar }));
const DisplayMenu = lazy(async () => ({ default: (await import('./list/display-menu.tsx')).DisplayMenu }));
const FilterBar = lazy(async () => ({ default: (await import('./list/filter-bar.tsx')).FilterBar }));
const Following = lazy(async () => ({ default: (await import('./following.tsx')).Following }));
const ViewsMenu = lazy(async () => ({ default: (await import('./list/views-menu.tsx')).ViewsMenu }));
const WorkQueues = lazy(async () => ({ default: (await import('./list/work-queues.tsx')).WorkQueues }));

export function OrdersPage() {
  const list = useOrders();
  const desk = useDesk();
  const picks = usePicks(list.page.rows);
  const many = useMay()(assignOrder);
  const navigate = useNavigate();
  const { search } = useLocation();
  const read = useCallback(({ id }: AdminOrder) => void navigate(readingAt(id, search)), [navigate, search]);
  const file = useExport(list.view);
  return (
    <Box sx={DESK}>
      <PageHeading title="Will Orders" dense>
        <ListButtons query={list.query} onRefresh={list.refresh} subject="orders" isEmpty={list.query.data?.total === 0} file={file} />
      </PageHeading>
      <Suspense fallback={<Box sx={{ minHeight: { xs: 128, md: 80 }, mb: 0.5 }} />}>
        <WorkQueues list={list} />
      </Suspense>
      <Suspense fallback={<Box sx={{ minHeight: { xs: 88, lg: 38 }, mb: 1 }} />}>
        <FilterBar filters={list.view.filters} onApply={list.apply}>
          <ViewsMenu />
          <DisplayMenu {...desk} />
        </FilterBar>
      </Suspense>
      <Paper sx={{ overflow: 'hidden' }}>
        <OrderList list={list} desk={desk.desk} picks={many ? picks : null} onApprove={read} />
      </Paper>
      {many && (
        <Suspense fallback={null}>
          <BulkBar picks={picks} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Following orders={list.page.rows} />
      </Suspense>
      <Outlet />
    </Box>
  );
}

/** The orders themselves begin as far up as they can. */
const DESK = { mt: { xs: -1.5, md: -3 } } as const;
