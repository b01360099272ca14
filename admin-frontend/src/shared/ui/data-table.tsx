import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridEventListener, type GridSortModel, type GridValidRowModel } from '@mui/x-data-grid';
import { tokens } from '../theme/tokens.ts';
import type { Sort } from '../router/use-table-view.ts';

const { colour } = tokens;

type DataTableProps<Row extends GridValidRowModel, Field extends string> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly GridColDef<Row>[];
  /** In pixels, or what each row needs and at least so many. */
  readonly rowHeight: number | { readonly atLeast: number };
  /** Both are left out where there is one order. */
  readonly sort?: Sort<Field>;
  readonly onSort?: (sort: Sort<Field>) => void;
  readonly onOpen?: (row: Row) => void;
  /** What the space bar does in any cell of a row. */
  readonly onTick?: (row: Row) => void;
};

/** A table to walk with the arrow keys. Order and page belong to the address, so the grid only reports what is asked of it. */
export function DataTable<Row extends GridValidRowModel, Field extends string>(props: DataTableProps<Row, Field>) {
  const { label, rows, columns, rowHeight, sort, onSort, onOpen, onTick } = props;
  const sortBy = ([asked]: GridSortModel) =>
    sort && onSort?.({ field: (asked?.field ?? sort.field) as Field, direction: asked?.sort ?? 'asc' });
  const press: GridEventListener<'cellKeyDown'> = ({ row }, event) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') onOpen?.(row);
    if (event.key !== ' ' || !onTick) return;
    // Neither the page nor the grid does anything of its own with it.
    event.preventDefault();
    event.defaultMuiPrevented = true;
    onTick(row);
  };
  // The usual order may be that of no column at all, and the grid takes offence at a field it does not know.
  const sortModel = sort && columns.some(({ field }) => field === sort.field) ? [{ field: sort.field, sort: sort.direction }] : [];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label={label}
        rows={rows}
        columns={columns}
        {...(typeof rowHeight === 'number' ? { rowHeight } : { getRowHeight: auto })}
        columnHeaderHeight={HEADER_HEIGHT}
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
        onCellKeyDown={press}
        onRowDoubleClick={({ row }) => onOpen?.(row)}
        sx={
          typeof rowHeight === 'number'
            ? GRID
            : {
                ...GRID,
                '& .MuiDataGrid-row > .MuiDataGrid-cell': { py: 0.25, minHeight: rowHeight.atLeast },
                '& .MuiDataGrid-actionsCell': { gap: '2px', flexWrap: 'wrap' },
              }
        }
      />
    </Box>
  );
}

const HEADER_HEIGHT = 40;
const auto = () => 'auto' as const;

const GRID = {
  border: 0,
  '&&': { '--DataGrid-t-color-border-base': colour.line },
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
