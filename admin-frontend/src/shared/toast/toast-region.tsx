import Box from '@mui/material/Box';
import { TOAST_REGION_LABEL } from '@willow/frontend/web/toast/toasts';
import { useF8, useOpenToast } from '@willow/frontend/web/toast/use-toasts';
import { use, useEffect, useId, useRef } from 'react';
import { RegionsContext } from './regions.ts';
import { ToastMessage } from './toast-message.tsx';
import { toasts } from './toasts.ts';

/**
 * A place where messages appear. Every dialog carries its own, because what lies outside a dialog can be neither reached nor heard while it is
 * open; only the one on top speaks. F8 moves the focus there.
 */
export function ToastRegion() {
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const shown = useOpenToast(toasts);
  const { enter, top } = use(RegionsContext);
  const speaks = top === id;
  useEffect(() => enter(id), [enter, id]);
  useF8(() => region.current?.focus(), speaks);
  return (
    <Box component="section" ref={region} tabIndex={-1} aria-label={TOAST_REGION_LABEL} hidden={!speaks} sx={REGION}>
      <output aria-live="polite" aria-atomic="true">
        {speaks && shown && <ToastMessage key={shown.id} toast={shown} />}
      </output>
    </Box>
  );
}

const REGION = {
  position: 'fixed',
  insetInlineEnd: { xs: 12, md: 24 },
  bottom: { xs: 12, md: 24 },
  width: 'calc(100% - 24px)',
  maxWidth: 420,
  zIndex: 'snackbar',
  pointerEvents: 'none',
  // A dialog's buttons stand at its foot, on a telephone at that of the window.
  '.MuiDialog-root &': { top: { xs: 12, md: 'auto' }, bottom: { xs: 'auto', md: 24 } },
  '& > output > *': { pointerEvents: 'auto' },
} as const;
