import Box from '@mui/material/Box';
import { tokens } from '@willow/contracts/brand/tokens';
import { shortId } from '../../../shared/order-words.ts';

export function OrderId({ id }: { readonly id: string }) {
  return (
    <Box sx={{ fontFamily: tokens.font.mono, minWidth: 0 }}>
      <Box sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>{shortId(id)}</Box>
      <Box sx={{ fontSize: '0.6875rem', lineHeight: 1.35, color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        {id}
      </Box>
    </Box>
  );
}
