import { type AdminOrder, getAdminOrder } from '@willow/contracts/operator/operator.contract';
import type { OrderSortField } from '@willow/contracts/operator/order-list.contract';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMay } from '../../../shared/session/may.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import type { Desk } from './desk.ts';
import { orderColumns } from './order-columns.tsx';
import type { Picks } from './use-picks.ts';
import type { useOrders } from './use-orders.ts';

type OrderTableProps = {
  readonly list: ReturnType<typeof useOrders>;
  readonly desk: Desk;
  readonly picks: Picks | null;
  readonly onApprove: (order: AdminOrder) => void;
};

export function OrderTable({ list, desk, picks, onApprove }: OrderTableProps) {
  const may = useMay();
  const navigate = useNavigate();
  const { search } = useLocation();
  const now = list.query.fulfilledTimeStamp ?? 0;
  const opens = may(getAdminOrder);
  const { rows } = list.page;
  const columns = useMemo(
    () => orderColumns({ onApprove, now, names: opens, desk, picks, rows }),
    [onApprove, now, opens, desk, picks, rows],
  );
  return (
    <DataTable<AdminOrder, OrderSortField>
      label="Orders"
      rows={rows}
      columns={columns}
      rowHeight={{ atLeast: desk.compact ? 44 : 72 }}
      sort={list.view.sort}
      onSort={list.sortBy}
      {...(picks && { onTick: ({ id }: AdminOrder) => picks.pick([id], !picks.has(id)) })}
      onOpen={({ id }) => void navigate(opens ? `/orders/${id}/applicant${search}` : `/orders/${id}/history`)}
    />
  );
}
