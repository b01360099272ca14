import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MESSAGES } from '@willow/contracts/messages';
import { NOTICE, WAITING } from './notice.ts';
import { useIsChanged, useOpenChanges } from '../use-version.ts';

/** The screen may already show the newer version: that it is another one than was read has to be said. */
export function ChangedNotice({ orderId }: { readonly orderId: string }) {
  const isChanged = useIsChanged(orderId);
  const openChanges = useOpenChanges(orderId);
  if (!isChanged) return null;
  return (
    <Box role="alert" sx={{ ...NOTICE, ...WAITING }}>
      <span>{MESSAGES.answersMoved}.</span>
      <Button size="small" variant="outlined" onClick={openChanges}>
        Show what changed
      </Button>
    </Box>
  );
}
