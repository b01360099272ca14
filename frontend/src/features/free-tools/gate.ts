import { addressIn, mayBeAddress } from '../../shared/email-field.ts';
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
  const isOpen = () => given || isCaptured();
  dialog.addEventListener('input', () => {
    if (button) button.disabled = !mayBeAddress(email);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method === 'dialog') return;
    event.preventDefault();
    const address = addressIn(email);
    if (address === null) return;
    write(KEYS.capturedEmail, address);
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
