import { EXIT_CODE } from '@willow/contracts/constants';
import { addressIn, mayBeAddress } from '../../shared/email-field.ts';
import { KEYS, read, write } from '../../shared/storage.ts';

/**
 * From now on, opens the page's offer once, when the mouse leaves through the top; never for those who saw it or left an email address before.
 * The islands script calls this five seconds after load. Gives how to take it back.
 */
export function armExitOffer(document: Document): () => void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-exit-offer]');
  if (!dialog) return () => undefined;
  dialog.addEventListener('click', (event) => take(event.target));
  dialog.addEventListener('input', () => allowSubmit(dialog));
  dialog.addEventListener('submit', (event) => capture(dialog, event));
  return listen(document, dialog);
}

const unwelcome = (): boolean => Boolean(read(KEYS.exitShown) ?? read(KEYS.userEmail) ?? read(KEYS.capturedEmail));

function listen(document: Document, dialog: HTMLDialogElement): () => void {
  const controller = new AbortController();
  const leave = (event: MouseEvent) => {
    if (event.clientY > 0 || unwelcome() || document.querySelector('dialog[open]')) return;
    controller.abort();
    write(KEYS.exitShown, 'true');
    dialog.showModal();
  };
  document.addEventListener('mouseleave', leave, { capture: true, signal: controller.signal });
  return () => controller.abort();
}

function take(target: EventTarget | null): void {
  if (target instanceof Element && target.closest('[data-exit-do=discount]')) write(KEYS.discountCode, EXIT_CODE);
}

const fieldOf = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLInputElement>('input[type=email]');

function allowSubmit(dialog: HTMLDialogElement): void {
  const button = dialog.querySelector<HTMLButtonElement>('form[data-exit-do] button');
  if (button) button.disabled = !mayBeAddress(fieldOf(dialog));
}

function capture(dialog: HTMLDialogElement, event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.dataset.exitDo) return;
  event.preventDefault();
  const address = addressIn(fieldOf(dialog));
  if (address === null) return;
  write(KEYS.capturedEmail, address);
  dialog.close();
}
