import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { GridActionsCell, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { shortDate } from '@willow/contracts/dates';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { ActionButton } from './action-button.tsx';
import { ByHandMark, DraftMark, PaymentBadge, ProblemMark, ReviewMark, StatusBadge, UpdateMark } from '../order-badges.tsx';
import { OrderId } from './order-id.tsx';
import { useOrderActions } from './use-order-actions.ts';

type Cell = GridRenderCellParams<AdminOrder>;
type OnApprove = (order: AdminOrder) => void;

export const orderColumns = (onApprove: OnApprove): readonly GridColDef<AdminOrder>[] => [
  { field: 'id', headerName: 'Order ID', width: 148, renderCell: ({ row }: Cell) => <OrderId id={row.id} /> },
  { field: 'user', headerName: 'User', flex: 1, minWidth: 130, renderCell: ({ row }: Cell) => <Person user={row.user} /> },
  { field: 'submitted', headerName: 'Submitted', width: 120, valueGetter: (_, row) => shortDate(row.createdAt) },
  { field: 'status', headerName: 'Status', width: 126, renderCell: ({ row }: Cell) => <StatusCell order={row} /> },
  { field: 'payment', headerName: 'Payment', width: 110, renderCell: ({ row }: Cell) => <PaymentCell order={row} /> },
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

function Person({ user }: { readonly user: AdminOrder['user'] }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography noWrap title={user.fullName}>
        {user.fullName}
      </Typography>
      <Typography variant="body2" title={user.email} sx={EMAIL}>
        {user.email}
      </Typography>
    </Box>
  );
}

function StatusCell({ order }: { readonly order: AdminOrder }) {
  return (
    <Box sx={MARKS}>
      <StatusBadge order={order} />
      <ProblemMark order={order} />
      <ByHandMark order={order} />
      <ReviewMark order={order} />
    </Box>
  );
}

/** A row has room for few marks in a column. */
function PaymentCell({ order }: { readonly order: AdminOrder }) {
  return (
    <Box sx={MARKS}>
      <PaymentBadge order={order} />
      <DraftMark order={order} />
      <UpdateMark order={order} />
    </Box>
  );
}

const MARKS = { display: 'grid', gap: 0.5, justifyItems: 'start' } as const;

const EMAIL = {
  color: 'text.secondary',
  lineHeight: 1.25,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

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
