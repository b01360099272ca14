import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { z } from 'zod';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';

/** How a list is sorted, so that a page goes on behind a row and not behind a count of rows, which moves while rows come. */
export type Keyset = {
  /** A cursor of another one is refused. */
  readonly name: string;
  readonly direction: 'ASC' | 'DESC';
  /** The last one tells all rows apart. */
  readonly by: readonly string[];
  /** What a cursor keeps of a row: what it is sorted by, or what leads there. Nothing personal: cursors stand in addresses. */
  readonly keys: readonly string[];
  /** What is in `by`, of the row that a cursor was made of; `:k0` is the first key. */
  readonly at: readonly string[];
};

/** Where a page begins: behind a row, before a row, or by its number. */
export type PageFrom = { readonly after?: string | undefined; readonly before?: string | undefined; readonly page?: number | undefined };
/** Null: nothing more is known to be there. */
export type Cursors = { readonly after: string | null; readonly before: string | null };

type Row = { readonly id: string } & Readonly<Record<string, string>>;

const Cursor = z.tuple([z.string()], z.string());

const writeCursor = ({ name, keys }: Keyset, row: Row): string =>
  Buffer.from(JSON.stringify([name, ...keys.map((_, index) => row[`k${index}`])])).toString('base64url');

function readCursor({ name, keys }: Keyset, cursor: string): Readonly<Record<string, string>> {
  const [list, ...values] = Cursor.safeParse(jsonIn(cursor)).data ?? [];
  if (list !== name || values.length !== keys.length) throw new RefusedError<OrderRefusal>('CursorUnknown');
  return Object.fromEntries(values.map((value, index) => [`k${index}`, value]));
}

function jsonIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

export function sortedBy<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, { by, direction }: Keyset, backwards = false) {
  const turned = direction === 'ASC' ? 'DESC' : 'ASC';
  for (const column of by) query.addOrderBy(column, backwards ? turned : direction);
  return query;
}

/** The ids of one page, in the order of the list. `query` selects the column `id` alone. */
export async function idsOfPage<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  keyset: Keyset,
  { after, before, page = 1 }: PageFrom,
  size: number,
): Promise<Cursors & { readonly ids: readonly string[] }> {
  const cursor = before ?? after;
  const backwards = before !== undefined;
  keyset.keys.forEach((key, index) => query.addSelect(`CAST(${key} AS text)`, `k${index}`));
  if (cursor !== undefined) {
    const beyond = (keyset.direction === 'ASC') === backwards ? '<' : '>';
    query.andWhere(`(${keyset.by.join(', ')}) ${beyond} (${keyset.at.join(', ')})`, readCursor(keyset, cursor));
  } else query.offset((page - 1) * size);
  const found = await sortedBy(query, keyset, backwards)
    .limit(size + 1)
    .getRawMany<Row>();
  const isMore = found.length > size;
  const rows = found.slice(0, size);
  if (backwards) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    ids: rows.map(({ id }) => id),
    // Behind a page that was gone back to is the one that was gone back from.
    after: last && (isMore || backwards) ? writeCursor(keyset, last) : null,
    before: first && (backwards ? isMore : cursor !== undefined || page > 1) ? writeCursor(keyset, first) : null,
  };
}
