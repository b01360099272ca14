import MiniSearch from 'minisearch';
import type { Entry } from './search-articles.ts';

export type WholeEntry = Entry & { readonly body: string };

const MOST = 4;
/** Of the best score: what is far behind it is there by chance. */
const NEAR_ENOUGH = 0.3;

/**
 * A search that forgives: in titles, descriptions and whole guides, for words that are misspelt or only begun. Every word has to be found.
 * Gives ids, the nearest first.
 */
export function nearSearch(entries: readonly WholeEntry[]): (words: string, category: string) => readonly string[] {
  const index = new MiniSearch<WholeEntry>({
    fields: ['title', 'description', 'body'],
    storeFields: ['category'],
    searchOptions: {
      boost: { title: 4, description: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => term.length > 3 && 0.25,
      combineWith: 'AND',
    },
  });
  index.addAll(entries);
  return (words, category) => {
    const found = index.search(words, { filter: (result) => category === 'all' || result.category === category });
    const best = found[0]?.score ?? 0;
    return found
      .filter(({ score }) => score >= best * NEAR_ENOUGH)
      .slice(0, MOST)
      .map(({ id }) => String(id));
  };
}
