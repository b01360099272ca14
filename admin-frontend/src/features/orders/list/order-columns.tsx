import Box from '@mui/material/Box';
import { GridActionsCell, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { shortDate } from '@willow/contracts/dates';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { Person } from '../../../shared/ui/person.tsx';
import { ActionButton } from '../../../shared/ui/action-button.tsx';
import { AssigneeNote } from '../assignment/assignee-note.tsx';
import { PaymentMarks, StatusMarks } from '../order-badges.tsx';
import { OpenedNote } from './opened-note.tsx';
import { OrderId } from './order-id.tsx';
import { waitWords } from './wait-words.ts';
import { useOrderActions } from './use-order-actions.ts';

type Cell = GridRenderCellParams<AdminOrder>;
type OnApprove = (order: AdminOrder) => void;

/** `now`: when the rows were read. Without `names` the customer is none of the columns: whoever audits reads no name. */
export const orderColumns = (onApprove: OnApprove, now: number, names: boolean): readonly GridColDef<AdminOrder>[] => [
  { field: 'id', headerName: 'Order ID', width: 148, renderCell: ({ row }: Cell) => <OrderId id={row.id} /> },
  names
    ? { field: 'user', headerName: 'User', flex: 1, minWidth: 130, renderCell: ({ row }: Cell) => <UserCell order={row} now={now} /> }
    : {
        field: 'team',
        headerName: 'With whom',
        flex: 1,
        minWidth: 130,
        sortable: false,
        renderCell: ({ row }: Cell) => <TeamNotes order={row} now={now} />,
      },
  { field: 'submitted', headerName: 'Submitted', width: 120, renderCell: ({ row }: Cell) => <Submitted order={row} now={now} /> },
  {
    field: 'status',
    headerName: 'Status',
    width: 126,
    renderCell: ({ row }: Cell) => (
      <Box sx={MARKS}>
        <StatusMarks order={row} />
      </Box>
    ),
  },
  {
    field: 'payment',
    headerName: 'Payment',
    width: 130,
    renderCell: ({ row }: Cell) => (
      <Box sx={MARKS}>
        <PaymentMarks order={row} />
      </Box>
    ),
  },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    align: 'left',
    headerAlign: 'left',
    width: 384,
    renderCell: (cell: Cell) => <ActionsCell cell={cell} onApprove={onApprove} />,
  },
];

function UserCell({ order, now }: { readonly order: AdminOrder; readonly now: number }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Person {...order.user} />
      <TeamNotes order={order} now={now} />
    </Box>
  );
}

function TeamNotes({ order, now }: { readonly order: AdminOrder; readonly now: number }) {
  return (
    <Box sx={{ minWidth: 0, whiteSpace: 'normal' }}>
      <AssigneeNote assignee={order.assignee} />
      <OpenedNote order={order} now={now} />
    </Box>
  );
}

function Submitted({ order, now }: { readonly order: AdminOrder; readonly now: number }) {
  return (
    <Box>
      <Box>{shortDate(order.createdAt)}</Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', whiteSpace: 'normal', lineHeight: 1.25 }}>{waitWords(order, now)}</Box>
    </Box>
  );
}

const MARKS = { display: 'grid', gap: 0.5, justifyItems: 'start' } as const;

function ActionsCell({ cell, onApprove }: { readonly cell: Cell; readonly onApprove: OnApprove }) {
  const actions = useOrderActions(cell.row, onApprove);
  return (
    <GridActionsCell {...cell} suppressChildrenValidation>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} disabled={action.busy === true} />
      ))}
    </GridActionsCell>
  );
}
