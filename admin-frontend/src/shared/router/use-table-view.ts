import { useSearchParams } from 'react-router';

export type Direction = 'asc' | 'desc';
export type Sort<Field extends string> = { readonly field: Field; readonly direction: Direction };
export type TableView<Field extends string> = { readonly sort: Sort<Field>; readonly page: number };

/** Reads the view of a table from the address, and changes it there: `?sort=user.asc&page=2`. What is usual is left out of the address. */
export function useTableView<Field extends string>(fields: readonly Field[], usual: Sort<Field>) {
  const [params] = useSearchParams();
  const view: TableView<Field> = { sort: sortIn(params, fields) ?? usual, page: pageIn(params) };
  return { view, ...useTableChanges(usual) };
}

export function useTableChanges<Field extends string>(usual: Sort<Field>) {
  const [params, setParams] = useSearchParams();
  const change = (key: string, value: string | null) => {
    const next = new URLSearchParams(params);
    for (const each of PAGE_KEYS) next.delete(each);
    if (value === null) next.delete(key);
    else next.set(key, value);
    setParams(next);
  };
  return {
    sortBy: (sort: Sort<Field>) => change('sort', sameSort(sort, usual) ? null : `${sort.field}.${sort.direction}`),
    goTo: (page: number, cursor: PageCursor = {}) => setParams(atPage(params, page, cursor)),
  };
}

/** Where a page begins in a list that grows while it is read: behind a row that was shown, or before one. */
export type PageCursor = { readonly after?: string; readonly before?: string };
/** What the server says of the pages around one. */
export type Around = { readonly after?: string | null | undefined; readonly before?: string | null | undefined };

export function atPage(params: URLSearchParams, page: number, { after, before }: PageCursor = {}): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of PAGE_KEYS) next.delete(key);
  if (page === 1) return next;
  next.set('page', String(page));
  if (after) next.set('after', after);
  else if (before) next.set('before', before);
  return next;
}

export const cursorIn = (params: URLSearchParams): PageCursor => {
  const [after, before] = [params.get('after'), params.get('before')];
  return after ? { after } : before ? { before } : {};
};

/** From one page to another beside it. The first page is always the newest one. */
export const cursorTo = (from: number, to: number, { after, before }: Around): PageCursor =>
  to === from + 1 && after ? { after } : to === from - 1 && to > 1 && before ? { before } : {};

/** How many pages there are, as far as is known: whoever came by a cursor is at the end when nothing is behind it. */
export function pagesOf(page: number, byCount: number, { after, before }: Around): number {
  if (after) return Math.max(page + 1, byCount);
  return before ? page : Math.max(1, byCount);
}

const PAGE_KEYS = ['page', 'after', 'before'] as const;

export function sortIn<Field extends string>(params: URLSearchParams, fields: readonly Field[]): Sort<Field> | null {
  const [name, direction] = params.get('sort')?.split('.') ?? [];
  const field = fields.find((known) => known === name);
  return field && (direction === 'asc' || direction === 'desc') ? { field, direction } : null;
}

export const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

const sameSort = <F extends string>(one: Sort<F>, other: Sort<F>): boolean =>
  one.field === other.field && one.direction === other.direction;
