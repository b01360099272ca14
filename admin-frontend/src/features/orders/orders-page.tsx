import Paper from '@mui/material/Paper';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useParams } from 'react-router';
import { useAppSelector } from '../../shared/store.ts';
import { ListButtons } from '../../shared/ui/list-buttons.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { DRAFTING, FollowOrder, SENDING } from './follow-order.tsx';
import { FilterBar } from './list/filter-bar.tsx';
import { OrderList } from './list/order-list.tsx';
import { useExport } from './list/use-export.ts';
import { useOrders } from './list/use-orders.ts';
import { ordersApi } from './orders.api.ts';

const ApproveDialog = lazy(async () => ({ default: (await import('./approve-dialog.tsx')).ApproveDialog }));

export function OrdersPage() {
  const list = useOrders();
  const [approving, setApproving] = useState<AdminOrder | null>(null);
  const csv = useExport(list);
  return (
    <>
      <PageHeading title="Will Orders">
        <ListButtons query={list.query} onRefresh={list.refresh} subject="orders" csv={csv} />
      </PageHeading>
      <FilterBar filters={list.view.filters} onApply={list.apply} />
      <Paper sx={{ overflow: 'hidden' }}>
        <OrderList list={list} onApprove={setApproving} />
      </Paper>
      <Suspense fallback={null}>{approving && <ApproveDialog order={approving} onClose={() => setApproving(null)} />}</Suspense>
      <Following orders={list.page.rows} />
      <Outlet />
    </>
  );
}

function Following({ orders }: { readonly orders: readonly AdminOrder[] }) {
  const { id = '' } = useParams();
  const opened = useAppSelector(ordersApi.endpoints.order.select(id)).data?.order;
  const sending = [...orders, ...(opened ? [opened] : [])].filter((order) => order.sending).map((order) => order.id);
  return (
    <>
      {[...new Set(sending)].map((each) => (
        <FollowOrder key={each} id={each} following={SENDING} />
      ))}
      {opened?.draft === 'making' && <FollowOrder key={opened.id} id={opened.id} following={DRAFTING} />}
    </>
  );
}
