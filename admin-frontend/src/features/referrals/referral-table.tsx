import { GridActionsCell, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { shortDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import { type AdminReferral, earningsOf } from '@willow/contracts/referral/referral.operator.contract';
import { useMemo } from 'react';
import type { Sort } from '../../shared/router/use-table-view.ts';
import { ActionButton } from '../../shared/ui/action-button.tsx';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { Person } from '../../shared/ui/person.tsx';
import { LinkedOrder, StatusBadge } from './referral-parts.tsx';
import type { ReferralField } from './referral-sorting.ts';
import { type OnAsk, useReferralActions } from './use-referral-actions.ts';

type Cell = GridRenderCellParams<AdminReferral>;
type ReferralTableProps = {
  readonly referrals: readonly AdminReferral[];
  readonly sort: Sort<ReferralField>;
  readonly onSort: (sort: Sort<ReferralField>) => void;
  readonly onAsk: OnAsk;
};

export function ReferralTable({ referrals, sort, onSort, onAsk }: ReferralTableProps) {
  const columns = useMemo(() => columnsOf(onAsk), [onAsk]);
  return (
    <DataTable<AdminReferral, ReferralField>
      label="Referrals"
      rows={referrals}
      columns={columns}
      rowHeight={{ atLeast: 76 }}
      sort={sort}
      onSort={onSort}
    />
  );
}

const columnsOf = (onAsk: OnAsk): readonly GridColDef<AdminReferral>[] => [
  { field: 'referrer', headerName: 'Referrer', flex: 1, minWidth: 150, renderCell: ({ row }: Cell) => <Person {...row.referrer} /> },
  {
    field: 'referee',
    headerName: 'Referee',
    flex: 1,
    minWidth: 150,
    renderCell: ({ row }: Cell) => <Person fullName={row.refereeName} email={row.refereeEmail} />,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 190,
    renderCell: ({ row }: Cell) => <StatusBadge of={row} />,
  },
  { field: 'earnings', headerName: 'Earnings', width: 100, valueGetter: (_, row) => formatPounds(earningsOf(row)) },
  {
    field: 'order',
    headerName: 'Order',
    width: 156,
    renderCell: ({ row, tabIndex }: Cell) => <LinkedOrder order={row.order} tabIndex={tabIndex} />,
  },
  { field: 'date', headerName: 'Date', width: 112, valueGetter: (_, row) => shortDate(row.createdAt) },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    align: 'left',
    headerAlign: 'left',
    width: 312,
    renderCell: (cell: Cell) => <ActionsCell cell={cell} onAsk={onAsk} />,
  },
];

function ActionsCell({ cell, onAsk }: { readonly cell: Cell; readonly onAsk: OnAsk }) {
  const actions = useReferralActions(cell.row, onAsk);
  return (
    <GridActionsCell {...cell} suppressChildrenValidation>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} disabled={action.busy === true} />
      ))}
    </GridActionsCell>
  );
}
