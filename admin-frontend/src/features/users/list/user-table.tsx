import Box from '@mui/material/Box';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { shortDate } from '@willow/contracts/dates';
import type { ListedCustomer } from '@willow/contracts/operator/customers.contract';
import { useLocation, useNavigate } from 'react-router';
import { EmailText } from '@willow/frontend/web/email-text';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { cameByWords } from '../user-words.ts';
import { NameLink, OrderLink, Stage } from './user-parts.tsx';

type Cell = GridRenderCellParams<ListedCustomer>;

export function UserTable({ customers }: { readonly customers: readonly ListedCustomer[] }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <DataTable<ListedCustomer, never>
      label="Users"
      rows={customers}
      columns={COLUMNS}
      rowHeight={68}
      onOpen={({ id }) => void navigate(`/users/${id}${search}`)}
    />
  );
}

const TWO_LINES = {
  lineHeight: 1.3,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

const COLUMNS: readonly GridColDef<ListedCustomer>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 180,
    renderCell: ({ row, tabIndex }: Cell) => (
      <Box title={row.person?.fullName} sx={TWO_LINES}>
        <NameLink customer={row} tabIndex={tabIndex} />
      </Box>
    ),
  },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1.2,
    minWidth: 200,
    renderCell: ({ row }: Cell) => <Wrapped text={row.person?.email ?? ''} />,
  },
  { field: 'signedUp', headerName: 'Signed up', width: 124, valueGetter: (_, row) => shortDate(row.signedUpAt) },
  { field: 'stage', headerName: 'Progress', width: 170, renderCell: ({ row }: Cell) => <Stage customer={row} /> },
  {
    field: 'order',
    headerName: 'Order',
    width: 124,
    renderCell: ({ row, tabIndex }: Cell) => <OrderLink id={row.orderId} tabIndex={tabIndex} />,
  },
  { field: 'cameBy', headerName: 'Source', width: 170, renderCell: ({ row }: Cell) => <Wrapped text={cameByWords(row.cameBy)} /> },
];

function Wrapped({ text }: { readonly text: string }) {
  return (
    <Box title={text} sx={TWO_LINES}>
      <EmailText>{text}</EmailText>
    </Box>
  );
}
