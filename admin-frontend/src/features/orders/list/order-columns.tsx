import Box from '@mui/material/Box';
import { GridActionsCell, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { shortDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { Person } from '../../../shared/ui/person.tsx';
import { ActionButton } from '../../../shared/ui/action-button.tsx';
import { shortId } from '../../../shared/order-words.ts';
import { AssigneeNote } from '../assignment/assignee-note.tsx';
import { PaymentMarks, StatusMarks } from '../order-badges.tsx';
import { type Desk, isColumn } from './desk.ts';
import { OpenedNote } from './opened-note.tsx';
import { OrderId } from './order-id.tsx';
import { PickBox } from './pick-box.tsx';
import type { Picks } from './use-picks.ts';
import { waitWords } from './wait-words.ts';
import { useOrderActions } from './use-order-actions.ts';

type Cell = GridRenderCellParams<AdminOrder>;
type OnApprove = (order: AdminOrder) => void;

type Look = {
  readonly onApprove: OnApprove;
  /** When the rows were read. */
  readonly now: number;
  /** Without them the customer is none of the columns: whoever audits reads no name. */
  readonly names: boolean;
  readonly desk: Desk;
  /** Null where nothing can be done with many. */
  readonly picks: Picks | null;
  readonly rows: readonly AdminOrder[];
};

/** The columns that the operator has chosen. */
export const orderColumns = (look: Look): readonly GridColDef<AdminOrder>[] =>
  allColumns(look).filter(({ field }) => !isColumn(field) || look.desk.columns.includes(field));

const allColumns = ({ onApprove, now, names, desk: { compact }, picks, rows }: Look): readonly GridColDef<AdminOrder>[] => [
  {
    field: 'id',
    headerName: 'Order ID',
    width: (compact ? 108 : 148) + (picks ? 32 : 0),
    ...(picks && { renderHeader: () => <PickAll rows={rows} picks={picks} /> }),
    renderCell: ({ row }: Cell) => (
      <Box sx={PICKED}>
        {picks && (
          <PickBox
            stop={false}
            label={`Tick order ${shortId(row.id)}`}
            checked={picks.has(row.id)}
            onPick={(on) => picks.pick([row.id], on)}
          />
        )}
        <OrderId id={row.id} short={compact} />
      </Box>
    ),
  },
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
    // The longest mark is “Customer answered”.
    width: 148,
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
    field: 'amount',
    headerName: 'Amount',
    width: 92,
    sortable: false,
    align: 'right',
    headerAlign: 'right',
    renderCell: ({ row }: Cell) => formatPounds(row.finalAmount),
  },
  {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    align: 'left',
    headerAlign: 'left',
    width: 374,
    renderCell: (cell: Cell) => <ActionsCell cell={cell} onApprove={onApprove} />,
  },
];

const PICKED = { display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 } as const;

function PickAll({ rows, picks }: { readonly rows: readonly AdminOrder[]; readonly picks: Picks }) {
  const ids = rows.map(({ id }) => id);
  return (
    <Box sx={PICKED}>
      <PickBox label="Tick all orders of this page" checked={ids.every(picks.has)} onPick={(on) => picks.pick(ids, on)} />
      <span className="MuiDataGrid-columnHeaderTitle">Order ID</span>
    </Box>
  );
}

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
