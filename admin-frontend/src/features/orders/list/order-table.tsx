import { type AdminOrder, getAdminOrder } from '@willow/contracts/operator/operator.contract';
import type { OrderSortField } from '@willow/contracts/operator/order-list.contract';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMay } from '../../../shared/session/may.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { orderColumns } from './order-columns.tsx';
import type { useOrders } from './use-orders.ts';

type OrderTableProps = { readonly list: ReturnType<typeof useOrders>; readonly onApprove: (order: AdminOrder) => void };

export function OrderTable({ list, onApprove }: OrderTableProps) {
  const may = useMay();
  const navigate = useNavigate();
  const { search } = useLocation();
  const now = list.query.fulfilledTimeStamp ?? 0;
  const opens = may(getAdminOrder);
  const columns = useMemo(() => orderColumns(onApprove, now, opens), [onApprove, now, opens]);
  return (
    <DataTable<AdminOrder, OrderSortField>
      label="Orders"
      rows={list.page.rows}
      columns={columns}
      rowHeight={76}
      sort={list.view.sort}
      onSort={list.sortBy}
      onOpen={({ id }) => void navigate(opens ? `/orders/${id}/applicant${search}` : `/orders/${id}/history`)}
    />
  );
}
