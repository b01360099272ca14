import { searchArticles } from './search-articles.ts';
import type { WholeEntry } from './near-articles.ts';

type Row = WholeEntry & { readonly element: HTMLElement };

/** So few letters are no word yet. */
const FEWEST = 3;

/** Search and categories of the help centre. What is chosen lives in the page and is gone when it is loaded again. */
export function enhanceHelpCenter(document: Document): void {
  const form = document.querySelector<HTMLFormElement>('form[data-help]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  const rows = rowsOf(document);
  const near = onceLoaded(rows);
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('[data-category]')];
  const asked = () => [input.value, buttons.find(({ ariaPressed }) => ariaPressed === 'true')?.dataset.category ?? 'all'] as const;

  const update = () => {
    const [words, category] = asked();
    const found = searchArticles(rows, words, category);
    show(document, rows, found, `${found.length} ${found.length === 1 ? 'guide' : 'guides'}`);
    if (found.length === 0 && words.trim().length >= FEWEST) void forgive(words, category);
  };
  const forgive = async (words: string, category: string) => {
    const ids = (await near())(words, category);
    if (ids.length > 0 && String(asked()) === String([words, category]))
      show(
        document,
        rows,
        rows.filter(({ id }) => ids.includes(id)),
        'Nothing has exactly these words. This comes close:',
      );
  };

  form.dataset.help = 'ready';
  form.querySelector('fieldset')?.removeAttribute('disabled');
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

/** The forgiving search is fetched when somebody first needs it. */
function onceLoaded(rows: readonly Row[]) {
  let loaded: Promise<(words: string, category: string) => readonly string[]> | undefined;
  return () => (loaded ??= import('./near-articles.ts').then(({ nearSearch }) => nearSearch(rows)));
}

function show(document: Document, rows: readonly Row[], found: readonly Row[], says: string): void {
  for (const row of rows) row.element.hidden = !found.includes(row);
  const none = document.querySelector<HTMLElement>('[data-help-none]');
  if (none) none.hidden = found.length > 0;
  const count = document.querySelector('[data-help-count]');
  if (count) count.textContent = says;
}

const rowsOf = (document: Document): readonly Row[] =>
  [...document.querySelectorAll<HTMLElement>('[data-article]')].map((element) => {
    const id = element.dataset.article ?? '';
    return {
      element,
      id,
      category: element.dataset.category ?? '',
      title: element.querySelector('[data-title]')?.textContent ?? '',
      description: element.querySelector('[data-description]')?.textContent ?? '',
      body: document.getElementById(id)?.textContent ?? '',
    };
  });
