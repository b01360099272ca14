import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Says what is being waited for. It fades in, so that a short wait shows nothing. */
export function Waiting({ children }: { readonly children: string }) {
  return (
    <Box component="output" sx={WAITING}>
      <Typography component="span">{children}</Typography>
    </Box>
  );
}

const WAITING = {
  display: 'grid',
  placeItems: 'center',
  minHeight: '40vh',
  color: 'text.secondary',
  '@keyframes appear': { from: { opacity: 0 } },
  animation: 'appear 300ms 400ms both',
} as const;
