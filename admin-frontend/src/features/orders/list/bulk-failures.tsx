import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { shortId } from '../../../shared/order-words.ts';
import { ToastRegion } from '../../../shared/toast/toast-region.tsx';
import { takeFocus } from '../../../shared/ui/form-dialog.tsx';
import { type Failed, ordersOf } from './use-bulk.ts';

/** With which orders it was not done, each with its reason. They stay ticked. */
export function BulkFailures({ failed, onClose }: { readonly failed: readonly Failed[]; readonly onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{ordersOf(failed.length)} not changed</DialogTitle>
      <DialogContent>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
          {failed.map(({ order, why }) => (
            <li key={order.id}>
              <strong>{order.user.fullName || `Order ${shortId(order.id)}`}</strong> ({shortId(order.id)}): {why}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" ref={takeFocus} onClick={onClose}>
          Close
        </Button>
      </DialogActions>
      <ToastRegion />
    </Dialog>
  );
}
