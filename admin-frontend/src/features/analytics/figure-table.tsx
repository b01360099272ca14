import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

type FigureTableProps = {
  readonly label: string;
  readonly columns: readonly string[];
  /** The first cell names the row; the others are figures. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  readonly empty: string;
};

export function FigureTable({ label, columns: [first, ...others], rows, empty }: FigureTableProps) {
  if (rows.length === 0) return <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{empty}</Typography>;
  return (
    <Box component="section" sx={{ mt: 1, overflowX: 'auto' }} tabIndex={0} aria-label={`${label}, as a table`}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {first}
            </TableCell>
            {others.map((column) => (
              <TableCell key={column} component="th" scope="col" align="right">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...figures]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {figures.map((figure, index) => (
                <TableCell key={others[index]} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
