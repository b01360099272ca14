import { describe, expect, it } from '@jest/globals';
import { PAGE_SIZE, pageOf, sorted } from './rows.ts';

type Row = { readonly name: string; readonly age: number };
const KEYS = { name: ({ name }: Row) => name, age: ({ age }: Row) => age };
const ROWS: readonly Row[] = [
  { name: 'émile', age: 9 },
  { name: 'Zoë', age: 10 },
  { name: 'Adam', age: 9 },
];
const names = (rows: readonly Row[]) => rows.map(({ name }) => name);

describe('ordering rows', () => {
  it('orders words as people do', () =>
    expect(names(sorted(ROWS, { field: 'name', direction: 'asc' }, KEYS))).toEqual(['Adam', 'émile', 'Zoë']));
  it('orders numbers as numbers', () =>
    expect(names(sorted(ROWS, { field: 'age', direction: 'desc' }, KEYS))).toEqual(['Zoë', 'émile', 'Adam']));
  it('leaves the given rows as they are', () => expect(names(ROWS)).toEqual(['émile', 'Zoë', 'Adam']));
});

describe('a page of rows', () => {
  const many = Array.from({ length: PAGE_SIZE + 1 }, (_, age) => ({ name: 'x', age }));
  const page = (number: number) => pageOf(many, { sort: { field: 'age', direction: 'asc' }, page: number }, KEYS);

  it('is full, but for the last', () => expect([page(1).rows.length, page(2).rows.length]).toEqual([PAGE_SIZE, 1]));
  it('is the last one when the address asks for more', () => expect(page(9)).toMatchObject({ number: 2, count: 2, total: PAGE_SIZE + 1 }));
  it('is empty but there when there are no rows', () =>
    expect(pageOf([], { sort: { field: 'age', direction: 'asc' }, page: 1 }, KEYS)).toEqual({
      rows: [],
      number: 1,
      count: 1,
      first: 1,
      total: 0,
    }));
});
