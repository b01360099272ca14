/** Puts the focus on a field, or on the first one that is wrong, chosen or at all in a group of them. Answers whether there is one. */
export function focusField(id: string): boolean {
  const element = document.getElementById(id);
  const target = element?.matches('input,textarea,select,button,[tabindex]')
    ? element
    : (element?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      element?.querySelector<HTMLElement>('input:checked') ??
      element?.querySelector<HTMLElement>('input,textarea,button'));
  target?.focus();
  return target !== null && target !== undefined;
}
