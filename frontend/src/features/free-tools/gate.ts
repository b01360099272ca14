import { KEYS, read, write } from '../../shared/storage.ts';
import type { Tool } from './tool.ts';

const isCaptured = (): boolean => Boolean(read(KEYS.capturedEmail) ?? read(KEYS.userEmail));

export type Gate = {
  readonly isOpen: () => boolean;
  /** Runs at once for whoever left an email address; otherwise asks for one and runs what was asked for last when it is given. */
  readonly pass: (tool: Tool) => void;
};

/** The address is kept in this browser only. Nothing runs before there is one. */
export function emailGate(dialog: HTMLDialogElement, run: (tool: Tool) => void): Gate {
  let pending: Tool | null = null;
  /** Where storage is blocked, an address holds until the page is left. */
  let given = false;
  const email = dialog.querySelector<HTMLInputElement>('input[type=email]');
  const button = dialog.querySelector<HTMLButtonElement>('[data-gate-form] button');
  const typed = () => email?.value.trim() ?? '';
  const isOpen = () => given || isCaptured();
  dialog.addEventListener('input', () => {
    if (button) button.disabled = !typed().includes('@');
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method === 'dialog') return;
    event.preventDefault();
    // The browser says what is wrong with "nope@".
    if (!typed().includes('@') || !email?.reportValidity()) return;
    write(KEYS.capturedEmail, typed());
    given = true;
    dialog.close();
    if (pending) run(pending);
  });
  return {
    isOpen,
    pass: (tool) => {
      if (isOpen()) {
        run(tool);
        return;
      }
      pending = tool;
      dialog.showModal();
      email?.focus();
    },
  };
}
