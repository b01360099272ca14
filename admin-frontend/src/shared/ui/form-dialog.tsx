import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { ToastRegion } from '../toast/toast-region.tsx';
import { takeFocus } from './confirm-dialog.tsx';
import { useAskBeforeClosing } from './use-ask-before-closing.tsx';

type Props = {
  readonly title: string;
  readonly width: 'xs' | 'sm';
  /** What its button says, and what it says while that happens. */
  readonly action: readonly [string, string];
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A dialog with one form in it, Cancel and the button that does it. A click beside it does not close it, and while it is busy its fields take
 * nothing: both would lose what is typed. Escape asks first when something was typed.
 */
export function FormDialog({ title, width, action: [action, doing], busy, onSubmit, onClose, children }: Props) {
  const id = useId();
  const left = useRef<Element>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    left.current = document.activeElement;
    onSubmit();
  };
  // A field that is off loses the focus. Back it goes, unless a field that is wrong has it.
  useEffect(() => {
    if (busy || !(left.current instanceof HTMLElement)) return;
    if (!document.activeElement?.matches('input, textarea, select, button')) left.current.focus();
    left.current = null;
  }, [busy]);
  const asking = useAskBeforeClosing(onClose, true);
  const close = (_: unknown, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (reason !== 'backdropClick') asking.close();
  };
  return (
    <Dialog open onClose={close} maxWidth={width} fullWidth aria-labelledby={`${id}-title`} {...asking.notices}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit} sx={SCROLLING}>
        <DialogContent sx={{ pt: 0.5 }}>
          <Box component="fieldset" disabled={busy} sx={BARE}>
            {children}
          </Box>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, gap: 1 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? doing : action}
          </Button>
        </DialogActions>
      </Box>
      <ToastRegion />
      {asking.question}
    </Dialog>
  );
}

/** Title and buttons stay in sight when the fields need more room than there is. */
const SCROLLING = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** As if it were not there; its fields are as wide as the dialog. */
const BARE = { display: 'contents', '& .MuiFormControl-root': { width: '100%' } } as const;

export { takeFocus };
