import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A term and its value, in a `dl`. */
export function Figure({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </div>
  );
}

export const FIGURES = { m: 0, mt: 1, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } } as const;
