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
    next.delete('page');
    if (value === null) next.delete(key);
    else next.set(key, value);
    setParams(next);
  };
  return {
    sortBy: (sort: Sort<Field>) => change('sort', sameSort(sort, usual) ? null : `${sort.field}.${sort.direction}`),
    goTo: (page: number) => change('page', page === 1 ? null : String(page)),
  };
}

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
