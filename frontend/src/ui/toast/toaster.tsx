import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type Shown, TOAST_REGION_LABEL } from '../../web/toast/toasts.ts';
import { useF8, useOpenToast } from '../../web/toast/use-toasts.ts';
import { Icon } from '../icon.tsx';
import { toastHost } from './toast-host.ts';
import { SWIPE_THRESHOLD_PX, toasts, type ToastText } from './toast-store.ts';
import styles from './toast.module.css';

/** Where toasts appear. F8 moves the focus here; a toast stays as long as the mouse or the focus is on it. */
export function Toaster() {
  const open = useOpenToast(toasts);
  const host = useSyncExternalStore(toastHost.subscribe, toastHost.current, () => null);
  const region = useRef<HTMLElement>(null);
  useF8(() => {
    raise(region.current);
    region.current?.focus();
  });
  const openId = open?.id;
  useEffect(() => {
    if (openId !== undefined || host) raise(region.current);
  }, [openId, host]);
  const shown = (
    <section ref={region} popover="manual" tabIndex={-1} aria-label={TOAST_REGION_LABEL} className={styles.region}>
      <output>{open && <Message key={open.id} toast={open} />}</output>
    </section>
  );
  return host ? createPortal(shown, host) : shown;
}

/**
 * A popover is drawn above an open dialog; opening it again puts it above one that opened later. Inside a dialog that has just gone it
 * cannot be opened: it moves, and is raised there.
 */
function raise(region: HTMLElement | null): void {
  if (!region?.isConnected) return;
  region.hidePopover?.();
  region.showPopover?.();
}

function Message({ toast }: { readonly toast: Shown<ToastText> }) {
  const start = useRef(0);
  const { hold, release, dismiss } = toasts;
  return (
    <span
      className={`${styles.toast} ${toast.tone === 'error' ? styles.error : ''}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerUp={(event) => {
        if (event.clientX - start.current > SWIPE_THRESHOLD_PX) dismiss(toast.id);
      }}
    >
      <Icon name={toast.tone === 'error' ? 'warning' : 'check'} />
      <span>
        <strong>{toast.title}</strong>
        {toast.description && <span>{toast.description}</span>}
      </span>
      <button type="button" onClick={() => dismiss(toast.id)}>
        <Icon name="cross" />
        <span className="visually-hidden">Dismiss</span>
      </button>
    </span>
  );
}
