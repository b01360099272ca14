/** Whether a field with the focus brings up a keyboard that covers half of the screen, as it does on a telephone. */
const isTouch = (): boolean => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** Where the answer of a step begins: at the option that is chosen, at the first field, or at the button that adds one. */
export function firstField(): HTMLElement | null {
  const form = isTouch() ? null : document.querySelector('form[data-question]');
  const field = form?.querySelector<HTMLElement>('input, textarea');
  const isRadio = field instanceof HTMLInputElement && field.type === 'radio';
  const chosen = isRadio ? form?.querySelector<HTMLElement>(`input[name="${field.name}"]:checked`) : null;
  return chosen ?? field ?? form?.querySelector<HTMLElement>('button:not([type=submit])') ?? null;
}
