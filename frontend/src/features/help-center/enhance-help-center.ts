import { type Entry, searchArticles } from './search-articles.ts';

type Row = Entry & { readonly element: HTMLElement };

/** Search and categories of the help centre. What is chosen lives in the page and is gone when it is loaded again. */
export function enhanceHelpCenter(document: Document): void {
  const form = document.querySelector<HTMLFormElement>('form[data-help]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  const rows = rowsOf(document);
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('[data-category]')];
  const category = () => buttons.find(({ ariaPressed }) => ariaPressed === 'true')?.dataset.category ?? 'all';
  const update = () => show(document, rows, searchArticles(rows, input.value, category()));

  form.dataset.help = 'ready';
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    document.getElementById('all-guides')?.scrollIntoView();
  });
  for (const button of buttons)
    button.addEventListener('click', () => {
      for (const each of buttons) each.ariaPressed = String(each === button);
      update();
    });
  if (input.value) update();
}

function show(document: Document, rows: readonly Row[], found: readonly Row[]): void {
  for (const row of rows) row.element.hidden = !found.includes(row);
  const none = document.querySelector<HTMLElement>('[data-help-none]');
  if (none) none.hidden = found.length > 0;
  const count = document.querySelector('[data-help-count]');
  if (count) count.textContent = `${found.length} ${found.length === 1 ? 'guide' : 'guides'}`;
}

const rowsOf = (document: Document): readonly Row[] =>
  [...document.querySelectorAll<HTMLElement>('[data-article]')].map((element) => ({
    element,
    id: element.dataset.article ?? '',
    category: element.dataset.category ?? '',
    title: element.querySelector('[data-title]')?.textContent ?? '',
    description: element.querySelector('[data-description]')?.textContent ?? '',
  }));
