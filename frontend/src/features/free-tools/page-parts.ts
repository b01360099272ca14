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
  result.parentElement?.querySelector('[data-empty]')?.remove();
  result.hidden = false;
  result.querySelector<HTMLElement>('h3')?.focus();
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
