import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type PanelProps = { readonly title: string; readonly note?: string; readonly children: ReactNode };

export function Panel({ title, note, children }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
