import Box from '@mui/material/Box';
import { tokens } from '../../../shared/theme/tokens.ts';
import { shortId } from '../../../shared/order-words.ts';

/** `short`: the full id only says itself to whoever points at it. */
export function OrderId({ id, short = false }: { readonly id: string; readonly short?: boolean }) {
  return (
    <Box {...(short && { title: id })} sx={{ fontFamily: tokens.font.mono, minWidth: 0 }}>
      <Box sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>{shortId(id)}</Box>
      {!short && <Box sx={FULL}>{id}</Box>}
    </Box>
  );
}

const FULL = { fontSize: '0.6875rem', lineHeight: 1.35, color: 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'normal' } as const;
