import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tokens } from '@willow/contracts/brand/tokens';
import { MESSAGES } from '@willow/contracts/messages';
import { useIsChanged, useOpenChanges } from '../use-version.ts';

/** The screen may already show the newer version: that it is another one than was read has to be said. */
export function ChangedNotice({ orderId }: { readonly orderId: string }) {
  const isChanged = useIsChanged(orderId);
  const openChanges = useOpenChanges(orderId);
  if (!isChanged) return null;
  return (
    <Box role="alert" sx={NOTICE}>
      <span>{MESSAGES.answersMoved}.</span>
      <Button size="small" variant="outlined" onClick={openChanges}>
        Show what changed
      </Button>
    </Box>
  );
}

const NOTICE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  flexShrink: 0,
  mx: { xs: 2, md: 3 },
  mt: 1,
  p: 1.5,
  background: tokens.colour.goldPale,
  borderInlineStart: `4px solid ${tokens.colour.gold}`,
  borderRadius: 1,
} as const;
