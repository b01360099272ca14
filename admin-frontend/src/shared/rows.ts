import type { Sort, TableView } from './router/use-table-view.ts';

export const PAGE_SIZE = 25;

export type SortKeys<Row, Field extends string> = Readonly<Record<Field, (row: Row) => string | number>>;

export function sorted<Row, Field extends string>(rows: readonly Row[], sort: Sort<Field>, keys: SortKeys<Row, Field>): readonly Row[] {
  const key = keys[sort.field];
  const sign = sort.direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(key(one), key(other)));
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en-GB');

/** `first`: the number of its first row among all. `more`: there are even more than `total`. */
export type Page<Row> = {
  readonly rows: readonly Row[];
  readonly number: number;
  readonly count: number;
  readonly first: number;
  readonly total: number;
  readonly more?: boolean;
};

export function pageOf<Row, Field extends string>(rows: readonly Row[], view: TableView<Field>, keys: SortKeys<Row, Field>): Page<Row> {
  const count = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const number = Math.min(view.page, count);
  const start = (number - 1) * PAGE_SIZE;
  return { rows: sorted(rows, view.sort, keys).slice(start, start + PAGE_SIZE), number, count, first: start + 1, total: rows.length };
}
