import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { hostToasts } from './toast/toast-host.ts';
import { Icon } from './icon.tsx';

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  /** While false nothing closes the dialog: not Escape, not the backdrop, not the cross. */
  readonly closable?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A native modal dialog, open as long as it is rendered. The focus returns to where it was when it goes. */
export function Dialog({ title, onClose, closable = true, wide = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    const releaseToasts = element ? hostToasts(element) : () => undefined;
    return () => {
      releaseToasts();
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const close = () => {
    if (closable) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      aria-labelledby="dialog-title"
      className={`${styles.dialog} ${wide ? styles.wide : ''}`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // Chromium closes at the second Escape in a row even where the first was refused; keydown can refuse each one.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className={styles.content}>
        <h2 id="dialog-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <button type="button" className={styles.close} onClick={close} disabled={!closable}>
          <Icon name="cross" />
          <span className="visually-hidden">Close dialog</span>
        </button>
      </div>
    </dialog>
  );
}
