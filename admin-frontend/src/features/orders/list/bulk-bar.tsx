import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useReaderId } from '../../../shared/session/use-reader-id.ts';
import { tokens } from '../../../shared/theme/tokens.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { BulkFailures } from './bulk-failures.tsx';
import { BulkGiveDialog } from './bulk-give-dialog.tsx';
import { ordersOf, useBulk } from './use-bulk.ts';
import type { Picks } from './use-picks.ts';

/** What can be done with all orders that are ticked, at the foot of the screen. */
export function BulkBar({ picks: { picked, pick } }: { readonly picks: Picks }) {
  const { left, failed, close, give, archive } = useBulk(pick);
  const readerId = useReaderId();
  const [asking, setAsking] = useState<'give' | 'archive' | null>(null);
  const busy = left > 0;
  const count = picked.length;
  return (
    <>
      {(count > 0 || busy) && (
        <Box component="section" aria-label="Ticked orders" sx={BAR}>
          <Typography component="output" sx={{ fontWeight: 600, mr: 1 }}>
            {busy ? `${ordersOf(left)} to go…` : `${ordersOf(count)} ticked`}
          </Typography>
          <Button
            disabled={busy}
            sx={{ mr: { sm: 'auto' } }}
            onClick={() =>
              pick(
                picked.map(({ id }) => id),
                false,
              )
            }
          >
            Untick All
          </Button>
          <Button disabled={busy} onClick={() => void give(picked, readerId, 'you')}>
            Assign to Me
          </Button>
          <Button disabled={busy} onClick={() => setAsking('give')}>
            Assign to…
          </Button>
          <Button disabled={busy} onClick={() => void give(picked, null, 'nobody')}>
            Release
          </Button>
          <Button color="error" disabled={busy} onClick={() => setAsking('archive')}>
            Archive
          </Button>
        </Box>
      )}
      {asking === 'give' && (
        <BulkGiveDialog count={count} onGive={(to) => void give(picked, to.id, to.name)} onClose={() => setAsking(null)} />
      )}
      {asking === 'archive' && (
        <ConfirmDialog
          title={`Archive ${ordersOf(count)}?`}
          confirm={count === 1 ? 'Archive Order' : 'Archive Orders'}
          onConfirm={() => void archive(picked)}
          onClose={() => setAsking(null)}
        >
          <Typography>They can no longer be approved or sent until they are set back to new.</Typography>
        </ConfirmDialog>
      )}
      {failed.length > 0 && <BulkFailures failed={failed} onClose={close} />}
    </>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  py: 1,
  background: tokens.colour.leafPale,
  borderTop: `1px solid ${tokens.colour.leafBright}`,
} as const;
