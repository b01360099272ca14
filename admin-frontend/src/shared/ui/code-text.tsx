import Box from '@mui/material/Box';
import { tokens } from '../theme/tokens.ts';

export function CodeText({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ fontFamily: tokens.font.mono, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}
