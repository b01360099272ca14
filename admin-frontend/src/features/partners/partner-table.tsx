import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { formatPounds } from '@willow/contracts/money';
import type { Partner } from '@willow/contracts/partner/partner.contract';
import type { Sort } from '../../shared/router/use-table-view.ts';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { Person } from '../../shared/ui/person.tsx';
import { PartnerButtons, PartnerSwitch, RefCode } from './partner-parts.tsx';
import type { PartnerField } from './partner-sorting.ts';

type Cell = GridRenderCellParams<Partner>;
type PartnerTableProps = {
  readonly partners: readonly Partner[];
  readonly sort: Sort<PartnerField>;
  readonly onSort: (sort: Sort<PartnerField>) => void;
};

export function PartnerTable({ partners, sort, onSort }: PartnerTableProps) {
  return (
    <DataTable<Partner, PartnerField>
      label="Partners"
      rows={partners}
      columns={COLUMNS}
      rowHeight={{ atLeast: 92 }}
      sort={sort}
      onSort={onSort}
    />
  );
}

const number = { align: 'right', headerAlign: 'right' } as const;

const COLUMNS: readonly GridColDef<Partner>[] = [
  { field: 'partner', headerName: 'Partner', flex: 1, minWidth: 180, renderCell: ({ row }: Cell) => <Who partner={row} /> },
  {
    field: 'refCode',
    headerName: 'Ref code',
    width: 176,
    renderCell: ({ row, tabIndex }: Cell) => <RefCode partner={row} tabIndex={tabIndex} />,
  },
  { field: 'rate', headerName: 'Rate', ...number, width: 88, valueGetter: (_, row) => `${row.commissionRate}%` },
  {
    field: 'active',
    headerName: 'Active',
    width: 136,
    renderCell: ({ row, tabIndex }: Cell) => <PartnerSwitch partner={row} tabIndex={tabIndex} />,
  },
  { field: 'orders', headerName: 'Orders', ...number, width: 84, valueGetter: (_, row) => row.orderCount },
  { field: 'successful', headerName: 'Successful', ...number, width: 108, valueGetter: (_, row) => row.successfulOrders },
  { field: 'revenue', headerName: 'Revenue', ...number, width: 112, valueGetter: (_, row) => formatPounds(row.totalRevenue) },
  { field: 'commission', headerName: 'Commission', ...number, width: 124, valueGetter: (_, row) => formatPounds(row.estimatedCommission) },
  {
    field: 'actions',
    headerName: 'Actions',
    sortable: false,
    width: 136,
    renderCell: ({ row, tabIndex }: Cell) => <PartnerButtons partner={row} tabIndex={tabIndex} />,
  },
];

function Who({ partner: { name, email, notes } }: { readonly partner: Partner }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Person fullName={name} email={email} />
      {notes && (
        <Typography variant="body2" title={notes} sx={NOTES}>
          {notes}
        </Typography>
      )}
    </Box>
  );
}

/** What is longer than three lines is read where it is written. */
const NOTES = {
  color: 'text.secondary',
  fontStyle: 'italic',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
