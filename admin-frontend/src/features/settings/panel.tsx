import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type PanelProps = { readonly title: string; readonly note: string; readonly children?: ReactNode };

/** One setting: what it is, what it does, and its form. */
export function Panel({ title, note, children }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 3 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>{note}</Typography>
      {children}
    </Paper>
  );
}
