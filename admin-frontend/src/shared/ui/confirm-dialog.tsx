import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { ToastRegion } from '../toast/toast-region.tsx';

type ConfirmDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** The words on the button that goes ahead: what it does, not "OK". */
  readonly confirm: string;
  readonly cancel?: string;
  /** Whether Enter goes ahead from the start. */
  readonly ready?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

export function ConfirmDialog({ title, children, confirm, cancel = 'Cancel', ready = false, onConfirm, onClose }: ConfirmDialogProps) {
  const id = useId();
  const [gone, setGone] = useState(false);
  // The second click of a double click on what opened the dialog says nothing about what it asks.
  const goAhead = ({ detail }: MouseEvent) => {
    if (detail > 1) return;
    // At once, though its screen may close it a moment later: the next key is meant for what is behind it.
    setGone(true);
    onClose();
    onConfirm();
  };
  const close = (_: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason !== 'backdropClick') onClose();
  };
  if (gone) return null;
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{children}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button variant="contained" {...(ready && { ref: takeFocus })} onClick={goAhead} onKeyDown={ignoreHeldKey}>
          {confirm}
        </Button>
      </DialogActions>
      <ToastRegion />
    </Dialog>
  );
}

/** A key that is still held down from opening the dialog confirms nothing. */
const ignoreHeldKey = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** For what has the focus when a dialog opens. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
