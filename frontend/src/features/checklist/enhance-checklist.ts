/** Counts ticks, of the list and of each section. They are kept nowhere, and what a browser puts back into the boxes on a reload is taken out. */
export function enhanceChecklist(form: HTMLFormElement): void {
  form.reset();
  form.addEventListener('change', () => count(form));
  form.addEventListener('submit', (event) => event.preventDefault());
  const print = form.querySelector<HTMLButtonElement>('[data-print]');
  print?.addEventListener('click', () => window.print());
  print?.removeAttribute('disabled');
  count(form);
}

function count(form: HTMLFormElement): void {
  show(form, form);
  form.querySelectorAll('[data-section]').forEach((section) => show(section, section));
  const bar = form.querySelector<HTMLProgressElement>('progress');
  if (bar) bar.value = form.querySelectorAll(':checked').length;
}

function show(place: ParentNode, boxes: ParentNode): void {
  const ticked = boxes.querySelectorAll(':checked').length;
  const write = (selector: string, number: number) => {
    const element = place.querySelector(selector);
    if (element) element.textContent = String(number);
  };
  write('[data-ticked]', ticked);
  write('[data-percent]', Math.round((100 * ticked) / boxes.querySelectorAll('[type=checkbox]').length));
}
