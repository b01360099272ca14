import { TOAST_MS } from '@willow/contracts/constants';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon.tsx';
import { dismissToast, SWIPE_THRESHOLD_PX, type Toast, toastStore } from './toast-store.ts';
import styles from './toast.module.css';

/** Where toasts appear. F8 moves the focus here; a toast stays as long as the mouse or the focus is on it. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const region = useRef<HTMLElement>(null);
  const open = toasts.find((toast) => toast.open);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      raise(region.current);
      region.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  const openId = open?.id;
  useEffect(() => {
    if (openId !== undefined) raise(region.current);
  }, [openId]);
  return (
    <section ref={region} popover="manual" tabIndex={-1} aria-label="Notifications (F8)" className={styles.region}>
      <output>{open && <Message key={open.id} toast={open} />}</output>
    </section>
  );
}

/** A popover is drawn above an open dialog; opening it again puts it above one that opened later. */
function raise(region: HTMLElement | null): void {
  region?.hidePopover?.();
  region?.showPopover?.();
}

function Message({ toast }: { readonly toast: Toast }) {
  const [held, setHeld] = useState(false);
  const start = useRef(0);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  return (
    <span
      className={`${styles.toast} ${toast.tone === 'error' ? styles.error : ''}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        start.current = event.clientX;
      }}
      onPointerUp={(event) => {
        if (event.clientX - start.current > SWIPE_THRESHOLD_PX) dismissToast(toast.id);
      }}
    >
      <Icon name={toast.tone === 'error' ? 'warning' : 'check'} />
      <span>
        <strong>{toast.title}</strong>
        {toast.description && <span>{toast.description}</span>}
      </span>
      <button type="button" onClick={() => dismissToast(toast.id)}>
        <Icon name="cross" />
        <span className="visually-hidden">Dismiss</span>
      </button>
    </span>
  );
}
