import { BRAND } from '@willow/contracts/brand/brand';
import { sendMessage } from '@willow/contracts/contact/contact.contract';
import type { Failure } from '../../web/api/failure.ts';
import { browserNetwork, send } from '../../web/api/send.ts';
import { pressQueue } from '../../web/press-queue.ts';

/**
 * Makes the form of the contact page send what was typed, at once where somebody has pressed already: the note that this opened is the trace
 * of it. What is wrong with what was typed the server says, field by field.
 */
export function enhanceContactForm(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-contact-send]');
  if (!button) return;
  const press = pressQueue((busy) => {
    button.ariaBusy = busy ? 'true' : null;
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(form));
    press(typed, () => submit(form, typed));
  });
  button.type = 'submit';
  const waits = form.querySelector('[data-contact-waits]');
  const isPressed = waits?.matches(':popover-open');
  waits?.remove();
  if (isPressed) form.requestSubmit();
}

async function submit(form: HTMLFormElement, typed: object): Promise<void> {
  say(form, '[data-contact-failed]', '');
  const { error } = await send({ endpoint: sendMessage, body: typed }, browserNetwork);
  const problems = Map.groupBy(error?.problems ?? [], ({ path }) => String(path[0]));
  const invalid = fieldsOf(form).filter((field) => mark(field, problems.get(field.dataset.contactField ?? '')?.[0]?.message));
  if (!error) return thank(form);
  if (invalid.length === 0) return say(form, '[data-contact-failed]', sentenceOf(error));
  return invalid[0]?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[data-contact-field]')];

/** Shows what is wrong with a field, or that nothing is. */
function mark(field: HTMLElement, problem: string | undefined): boolean {
  const control = field.querySelector<HTMLElement>('input, select, textarea');
  const error = field.querySelector<HTMLElement>('[id$=-error]');
  if (!control || !error) return false;
  const hint = field.querySelector('[id$=-hint]')?.id;
  const notes = [hint, problem && error.id].filter(Boolean).join(' ');
  show(error, problem ?? '');
  control.toggleAttribute('aria-invalid', false);
  if (problem) control.setAttribute('aria-invalid', 'true');
  if (notes) control.setAttribute('aria-describedby', notes);
  else control.removeAttribute('aria-describedby');
  if (problem) field.dataset.invalid = 'true';
  else delete field.dataset.invalid;
  return problem !== undefined;
}

function thank(form: HTMLFormElement): void {
  const thanks = form.parentElement?.querySelector<HTMLElement>('[data-contact-sent]');
  form.reset();
  form.hidden = true;
  if (!thanks) return;
  thanks.hidden = false;
  thanks.focus();
}

function say(form: HTMLFormElement, selector: string, words: string): void {
  const element = form.querySelector<HTMLElement>(selector);
  if (element) show(element, words);
}

function show(element: HTMLElement, words: string): void {
  element.textContent = words;
  element.hidden = words === '';
}

const sentenceOf = ({ status, serverMessage }: Failure): string =>
  serverMessage && status < 500
    ? serverMessage
    : `Your message was not sent, and is still here. Check your connection and try again, or write to ${BRAND.supportEmail}.`;
