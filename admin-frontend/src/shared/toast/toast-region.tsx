import Box from '@mui/material/Box';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { ToastMessage } from './toast-message.tsx';
import { useToastBoard } from './toast-context.ts';

/**
 * A place where messages appear. Every dialog carries its own, because what lies outside a dialog can be neither reached nor heard while it is
 * open; only the one on top speaks. F8 moves the focus there.
 */
export function ToastRegion() {
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const { shown, enter, top } = useToastBoard();
  const speaks = top === id;
  useEffect(() => enter(id), [enter, id]);
  useF8(region, speaks);
  return (
    <Box component="section" ref={region} tabIndex={-1} aria-label="Notifications (F8)" hidden={!speaks} sx={REGION}>
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
  '& > output > *': { pointerEvents: 'auto' },
} as const;

function useF8(region: RefObject<HTMLElement | null>, listens: boolean) {
  useEffect(() => {
    if (!listens) return;
    const focus = (event: KeyboardEvent) => event.key === 'F8' && region.current?.focus();
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [region, listens]);
}
