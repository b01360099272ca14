import Box from '@mui/material/Box';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import type { DiscountCode } from '@willow/contracts/discount/discount.operator.contract';
import { formatPounds } from '@willow/contracts/money';
import type { Sort } from '../../shared/router/use-table-view.ts';
import { CodeText } from '../../shared/ui/code-text.tsx';
import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { CodeSwitch } from './code-switch.tsx';
import type { CodeField } from './code-sorting.ts';
import { LimitButton } from './limit-button.tsx';

type Cell = GridRenderCellParams<DiscountCode>;
type CodeTableProps = {
  readonly codes: readonly DiscountCode[];
  readonly sort: Sort<CodeField>;
  readonly onSort: (sort: Sort<CodeField>) => void;
};

export function CodeTable({ codes, sort, onSort }: CodeTableProps) {
  return (
    <DataTable<DiscountCode, CodeField> label="Discount codes" rows={codes} columns={COLUMNS} rowHeight={56} sort={sort} onSort={onSort} />
  );
}

const number = { width: 118, align: 'right', headerAlign: 'right' } as const;

const COLUMNS: readonly GridColDef<DiscountCode>[] = [
  {
    field: 'code',
    headerName: 'Code',
    flex: 1,
    minWidth: 180,
    renderCell: ({ row, tabIndex }: Cell) => <Code code={row.code} tabIndex={tabIndex} />,
  },
  { field: 'discount', headerName: 'Discount', ...number, width: 104, valueGetter: (_, row) => `${row.discountPercentage}%` },
  {
    field: 'active',
    headerName: 'Active',
    width: 136,
    renderCell: ({ row, tabIndex }: Cell) => <CodeSwitch code={row} tabIndex={tabIndex} />,
  },
  {
    field: 'limit',
    headerName: 'Limit',
    width: 160,
    renderCell: ({ row, tabIndex }: Cell) => <LimitButton code={row} tabIndex={tabIndex} />,
  },
  { field: 'used', headerName: 'Times Used', ...number, valueGetter: (_, row) => row.timesUsed },
  { field: 'paid', headerName: 'Successful Uses', ...number, width: 150, valueGetter: (_, row) => row.successfulUses },
  { field: 'revenue', headerName: 'Total Revenue', ...number, valueGetter: (_, row) => formatPounds(row.totalRevenue) },
  { field: 'given', headerName: 'Total Discount', ...number, valueGetter: (_, row) => formatPounds(row.totalDiscount) },
];

function Code({ code, tabIndex }: { readonly code: string; readonly tabIndex: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }} title={code}>
        <CodeText>{code}</CodeText>
      </Box>
      <CopyButton text={code} label={`Copy ${code}`} tabIndex={tabIndex} />
    </Box>
  );
}
