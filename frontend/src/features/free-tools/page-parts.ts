/** Writes each text where the markup has a slot for it. */
export function fill(root: ParentNode, texts: Readonly<Record<string, string>>): void {
  for (const slot of root.querySelectorAll<HTMLElement>('[data-slot]')) {
    const text = texts[slot.dataset.slot ?? ''];
    if (text !== undefined) slot.textContent = text;
  }
}

export function showOnly(root: ParentNode, selector: string, isShown: (element: HTMLElement) => boolean): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) element.hidden = !isShown(element);
}

export const typedIn =
  (form: HTMLFormElement) =>
  (name: string): string => {
    const value = new FormData(form).get(name);
    return typeof value === 'string' ? value.trim() : '';
  };

/** Shows a result in the place of the words that stood there, and takes whoever pressed the button to it. */
export function present(result: HTMLElement): void {
  emptyOf(result)?.toggleAttribute('hidden', true);
  result.hidden = false;
  result.querySelector<HTMLElement>('h3')?.focus();
}

/** Takes a result away whose answers have changed, and says so where it stood. */
export function withdraw(result: HTMLElement): void {
  if (result.hidden) return;
  result.hidden = true;
  const empty = emptyOf(result);
  if (!empty) return;
  empty.hidden = false;
  const words = empty.querySelector('output');
  if (words) words.textContent = 'You have changed an answer. Press Calculate for the new result.';
}

const emptyOf = (result: HTMLElement): HTMLElement | null | undefined => result.parentElement?.querySelector<HTMLElement>('[data-empty]');

const TIMES: Readonly<Record<string, number>> = { '': 1, k: 1000, m: 1_000_000 };

/** A number field swallows letters, and "250k" would be £250. So k and m multiply, and a pasted "£250,000" is read as it is meant. */
export function readAsMoney(field: HTMLInputElement): void {
  field.addEventListener('beforeinput', (event) => {
    const given = event.data ?? '';
    if (!/[£,km]/i.test(given)) return;
    event.preventDefault();
    const [, figures, unit] = /^\s*£?([\d,. ]*)([km]?)\s*$/i.exec(given) ?? [];
    const amount = figures?.replaceAll(/[, ]/g, '') || field.value;
    if (figures === undefined || amount === '') return;
    field.value = String(Number(amount) * (TIMES[unit?.toLowerCase() ?? ''] ?? 1));
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

/** One bar of a picture: parts beside each other, of 1000 in all, with a hair between them. */
export function drawBar(rects: Iterable<SVGRectElement>, parts: readonly number[]): void {
  let x = 0;
  let index = 0;
  for (const rect of rects) {
    const width = parts[index++] ?? 0;
    rect.setAttribute('x', String(x === 0 ? 0 : x + 4));
    rect.setAttribute('width', String(Math.max(0, x === 0 ? width : width - 4)));
    x += width;
  }
}
