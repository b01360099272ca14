import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridSortModel, type GridValidRowModel } from '@mui/x-data-grid';
import { tokens } from '@willow/contracts/brand/tokens';
import type { Sort } from '../router/use-table-view.ts';

const { colour } = tokens;

type DataTableProps<Row extends GridValidRowModel, Field extends string> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly GridColDef<Row>[];
  readonly rowHeight: number;
  /** Both are left out where there is one order. */
  readonly sort?: Sort<Field>;
  readonly onSort?: (sort: Sort<Field>) => void;
  readonly onOpen?: (row: Row) => void;
};

/** A table to walk with the arrow keys. Order and page belong to the address, so the grid only reports what is asked of it. */
export function DataTable<Row extends GridValidRowModel, Field extends string>(props: DataTableProps<Row, Field>) {
  const { label, rows, columns, rowHeight, sort, onSort, onOpen } = props;
  const sortBy = ([asked]: GridSortModel) =>
    sort && onSort?.({ field: (asked?.field ?? sort.field) as Field, direction: asked?.sort ?? 'asc' });
  // The usual order may be that of no column at all, and the grid takes offence at a field it does not know.
  const sortModel = sort && columns.some(({ field }) => field === sort.field) ? [{ field: sort.field, sort: sort.direction }] : [];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label={label}
        rows={rows}
        columns={columns}
        rowHeight={rowHeight}
        sortingMode="server"
        sortingOrder={['asc', 'desc']}
        sortModel={sortModel}
        onSortModelChange={sortBy}
        paginationMode="server"
        rowCount={rows.length}
        hideFooter
        disableColumnSorting={sort === undefined}
        disableColumnMenu
        disableColumnResize
        disableColumnFilter
        disableColumnSelector
        disableRowSelectionOnClick
        disableVirtualization
        onCellKeyDown={({ row }, event) => event.key === 'Enter' && event.target === event.currentTarget && onOpen?.(row)}
        onRowDoubleClick={({ row }) => onOpen?.(row)}
        sx={GRID}
      />
    </Box>
  );
}

const GRID = {
  border: 0,
  fontSize: '0.9375rem',
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-filler--header': { background: colour.paperDeep },
  '& .MuiDataGrid-actionsCell': { gap: '2px' },
  '& .MuiDataGrid-sortButton': { background: 'none' },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', lineHeight: 1.4 },
  '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': { outline: `3px solid ${colour.focus}`, outlineOffset: '-3px' },
  '& .MuiDataGrid-cell:focus-within:not(:focus), & .MuiDataGrid-columnHeader:focus-within:not(:focus)': { outline: 'none' },
  '& .MuiDataGrid-row:hover, & .MuiDataGrid-row:focus-within': { background: colour.leafMist },
} as const;
