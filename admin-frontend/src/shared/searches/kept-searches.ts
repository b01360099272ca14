import { isRecord } from '@willow/frontend/web/is-record';

/** What was searched for, each by its place, and by whom. */
export type Searches = { readonly owner: string | null; readonly texts: readonly string[] };

const KEY = 'searches';
export const NO_SEARCHES: Searches = { owner: null, texts: [] };

/** What this tab has kept over a reload. A browser may refuse its storage: then there is none. */
export function readSearches(): Searches {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(kept) || typeof kept.owner !== 'string' || !Array.isArray(kept.texts)) return NO_SEARCHES;
    return { owner: kept.owner, texts: kept.texts.map(String) };
  } catch {
    return NO_SEARCHES;
  }
}

export function keepSearches(searches: Searches): void {
  try {
    if (searches.texts.length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // They are forgotten with the page.
  }
}
