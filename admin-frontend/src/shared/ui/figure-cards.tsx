import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

/** Terms and their values, each on a card, above what they are counted from. */
export function FigureCards({ figures }: { readonly figures: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Box component="dl" sx={GRID}>
      {figures.map(([name, value]) => (
        <Paper key={name} sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}

const GRID = { display: 'grid', gap: 1.5, m: 0, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(5, 1fr)' } } as const;
