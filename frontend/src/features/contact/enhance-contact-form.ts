import { BRAND } from '@willow/contracts/brand/brand';
import { requestCallBack } from '@willow/contracts/contact/call-back.contract';
import { callSlots, slotDay, slotHours, slotInWords } from '@willow/contracts/contact/call-slots';
import { sendMessage } from '@willow/contracts/contact/contact.contract';
import { seemsSignedIn } from '../../shared/signed-in-hint.ts';
import { KEYS, read } from '../../shared/storage.ts';
import type { Failure } from '../../web/api/failure.ts';
import { browserNetwork, send } from '../../web/api/send.ts';
import { pressQueue } from '../../web/press-queue.ts';

/**
 * Makes the form of the contact page send what was typed, as a message or to book a call, at once where somebody has pressed already: the note that this opened is the trace
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
    const typed = typedIn(form);
    press(typed, () => submit(form, typed));
  });
  const nameButton = () => {
    button.textContent = asksForCall(form) ? 'Book the call' : 'Send message';
  };
  form.addEventListener('change', nameButton);
  // How we answer may have been chosen before this was there.
  nameButton();
  offerTimes(form);
  fillAddress(form);
  button.type = 'submit';
  const waits = form.querySelector('[data-contact-waits]');
  const isPressed = waits?.matches(':popover-open');
  waits?.remove();
  if (isPressed) form.requestSubmit();
}

type Typed = Readonly<Record<string, FormDataEntryValue>>;

const asksForCall = (form: HTMLFormElement): boolean => new FormData(form).get('answer') === 'call';

function typedIn(form: HTMLFormElement): Typed {
  const { answer, phone = '', slot = '', ...message } = Object.fromEntries(new FormData(form));
  return answer === 'call' ? { ...message, phone, slot } : message;
}

/** They depend on the day, which a prerendered page does not know. */
function offerTimes(form: HTMLFormElement): void {
  const times = form.querySelector('select[name=slot]');
  for (const [day, slots] of Map.groupBy(callSlots(new Date()), slotDay)) {
    const group = document.createElement('optgroup');
    group.label = day;
    group.append(...slots.map((slot) => new Option(`${day}, ${slotHours(slot)}`, slot)));
    times?.append(group);
  }
}

/** The signed-in customer's address, which they can change. */
function fillAddress(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[name=email]');
  if (field && field.value === '' && seemsSignedIn()) field.value = read(KEYS.userEmail) ?? '';
}

async function submit(form: HTMLFormElement, typed: Typed): Promise<void> {
  say(form, '[data-contact-failed]', '');
  const { error } = await send({ endpoint: 'slot' in typed ? requestCallBack : sendMessage, body: typed }, browserNetwork);
  const problems = Map.groupBy(error?.problems ?? [], ({ path }) => String(path[0]));
  const invalid = fieldsOf(form).filter((field) => mark(field, problems.get(field.dataset.contactField ?? '')?.[0]?.message));
  if (!error) return thank(form, typed);
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

function thank(form: HTMLFormElement, { slot }: Typed): void {
  const booked = typeof slot === 'string';
  const thanks = form.parentElement?.querySelector<HTMLElement>(booked ? '[data-call-booked]' : '[data-contact-sent]');
  const when = thanks?.querySelector('[data-call-when]');
  if (booked && when) when.textContent = slotInWords(slot);
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
