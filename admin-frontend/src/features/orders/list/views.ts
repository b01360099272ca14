import { isRecord } from '@willow/frontend/web/is-record';
import { useKept } from '../../../shared/use-kept.ts';
import { filtersIn, queryOf } from './order-filters.ts';

/** A list to come back to: its filters and its order, as the address has them. */
export type View = { readonly name: string; readonly query: string };

export const MAX_VIEWS = 20;

/** The lists that an operator has given a name. */
export function useViews() {
  const [views, keep] = useKept('views', viewsIn);
  const without = (name: string) => views.filter((each) => each.name !== name);
  return {
    views,
    save: (view: View) => keep([...without(view.name), view].toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'))),
    remove: (name: string) => keep(without(name)),
  };
}

/** Words that are searched for may be somebody's name, and a page is no list: neither is kept. */
export function queryToKeep(params: URLSearchParams): string {
  const { search: _, ...filters } = filtersIn(params);
  const sort = params.get('sort');
  return new URLSearchParams({ ...queryOf(filters), ...(sort && { sort }) }).toString();
}

const viewsIn = (kept: unknown): readonly View[] => (Array.isArray(kept) ? kept.filter(isView) : []);

const isView = (each: unknown): each is View => isRecord(each) && typeof each.name === 'string' && typeof each.query === 'string';
