import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { ToastRegion } from '../toast/toast-region.tsx';

type ConfirmDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** The words on the button that goes ahead: what it does, not "OK". */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

export function ConfirmDialog({ title, children, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const id = useId();
  const goAhead = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={goAhead}>
          {confirm}
        </Button>
      </DialogActions>
      <ToastRegion />
    </Dialog>
  );
}
