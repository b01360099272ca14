import type { QueryBus } from '@nestjs/cqrs';
import { ORDER_SORT_FIELDS, type OrderSortField } from '@willow/contracts';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { ListAssignees } from '../../operators/index.ts';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import type { Keyset } from './keyset.ts';
import { type Asked, narrow } from './order-filter.ts';
import { byIdAlone, lookUp, type Search, searched } from './order-search.ts';

/** Then by time and id, so that the order is one. */
const SORT_BY: Readonly<Record<OrderSortField, Pick<Keyset, 'by' | 'at'>>> = {
  id: { by: ['o.id'], at: [':k0'] },
  submitted: { by: ['o.createdAt', 'o.id'], at: ['CAST(:k0 AS timestamptz)', ':k1'] },
  status: { by: ['o.status', 'o.createdAt', 'o.id'], at: [':k0', 'CAST(:k1 AS timestamptz)', ':k2'] },
  payment: { by: ['o.paymentStatus', 'o.createdAt', 'o.id'], at: [':k0', 'CAST(:k1 AS timestamptz)', ':k2'] },
  waiting: { by: ['o.waitingSince', 'o.id'], at: ['CAST(:k0 AS timestamptz)', ':k1'] },
  user: { by: ['c.search', 'c.id'], at: ['(SELECT s.search FROM customer_account s WHERE s.id = :k0)', ':k0'] },
};

export const searchOf = (db: DataSource, { filter, names }: Asked): Promise<Search | null> =>
  names ? lookUp(db, filter.search) : Promise.resolve(byIdAlone(filter.search));

/** The ids of those who may have orders, for whoever asks for the orders of nobody. */
export const teamFor = async ({ filter }: Asked, queries: QueryBus): Promise<readonly string[]> =>
  filter.assignee === 'nobody' ? (await queries.execute(new ListAssignees(null))).map(({ id }) => id) : [];

type Matching = { readonly search: Search | null; readonly team: readonly string[] };

export function matching(db: DataSource, asked: Asked, { search, team }: Matching): SelectQueryBuilder<OrderRow> {
  const query = db.getRepository(OrderRow).createQueryBuilder('o');
  narrow(query, asked, team);
  if (search) searched(query, search);
  return query;
}

/** How the list is sorted that is asked for. */
export function keysetOf({ filter, names }: Asked): Keyset & { readonly field: OrderSortField } {
  const sort = !names && filter.sort?.startsWith('user.') ? undefined : filter.sort;
  const wanted = sort ?? 'submitted.desc';
  const field = ORDER_SORT_FIELDS.find((each) => wanted.startsWith(`${each}.`)) ?? 'submitted';
  const { by, at } = SORT_BY[field];
  const keys = field === 'user' ? ['c.id'] : by;
  return { field, name: `orders ${wanted}`, direction: wanted.endsWith('.asc') ? 'ASC' : 'DESC', by, keys, at };
}

/** The ids alone, with what they are sorted by at hand. */
export function idsOf(query: SelectQueryBuilder<OrderRow>, { field }: ReturnType<typeof keysetOf>): SelectQueryBuilder<OrderRow> {
  query.select('o.id', 'id');
  return field === 'user' ? query.innerJoin(CustomerAccount, 'c', 'c.id = o.customerId') : query;
}
