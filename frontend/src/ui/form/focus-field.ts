/** Puts the focus on a field, or on the first one that is wrong, chosen or at all in a group of them. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const inside = (what: string) => element?.querySelector<HTMLElement>(what);
  if (element?.matches('input,textarea,select,button,[tabindex]')) element.focus();
  else (inside('[aria-invalid=true]') ?? inside(':checked') ?? inside('input,textarea,button'))?.focus();
}
