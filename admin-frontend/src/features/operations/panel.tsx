import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';

type PanelProps = { readonly title: string; readonly note?: string; readonly children?: ReactNode };

export function Panel({ title, note, children }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ overflow: 'hidden' }}>
      <Box sx={{ px: 3, py: 2.5 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {note && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{note}</Typography>}
      </Box>
      {children}
    </Paper>
  );
}

type RowsProps<Row> = {
  readonly rows: readonly Row[];
  /** Whether a row is shown before anybody asks for all. */
  readonly isNoteworthy: (row: Row) => boolean;
  /** What all of them are, for the button. */
  readonly what: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** Of many rows those worth a look, and the others when asked for. */
export function Rows<Row>({ rows, isNoteworthy, what, children }: RowsProps<Row>) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.filter(isNoteworthy);
  return (
    <>
      {shown.length > 0 && children(shown)}
      <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button size="small" sx={{ ml: 0.375 }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show only those worth a look' : `Show all ${rows.length} ${what}`}
        </Button>
      </Box>
    </>
  );
}

/** A table that turns into cards where there is little room: each cell then says what it is. */
export const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': { textAlign: 'start', px: 3, py: 1, borderTop: 1, borderColor: 'divider', verticalAlign: 'top' },
  '& th': { fontWeight: 600 },
  '& tbody th': { overflowWrap: 'anywhere' },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '@media (max-width: 699px)': {
    display: 'block',
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
    '& tbody, & tr': { display: 'block' },
    '& tr': { borderTop: 1, borderColor: 'divider', py: 1 },
    '& tbody th, & tbody td': { display: 'flex', justifyContent: 'space-between', gap: 2, border: 0, py: 0.5 },
    '& td::before': { content: 'attr(data-name)', color: 'text.secondary' },
  },
} as const;
