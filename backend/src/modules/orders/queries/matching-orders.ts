import type { QueryBus } from '@nestjs/cqrs';
import { ORDER_SORT_FIELDS, type OrderSortField } from '@willow/contracts';
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { ListAssignees } from '../../operators/index.ts';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { type Asked, narrow } from './order-filter.ts';
import { byIdAlone, lookUp, type Search, searched } from './order-search.ts';

/** Then by time and id, so that the order is one. */
const SORT_BY: Readonly<Record<OrderSortField, readonly string[]>> = {
  id: ['o.id'],
  submitted: ['o.createdAt', 'o.id'],
  status: ['o.status', 'o.createdAt', 'o.id'],
  payment: ['o.paymentStatus', 'o.createdAt', 'o.id'],
  waiting: ['o.waitingSince', 'o.id'],
  user: ['c.search', 'c.id'],
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

/** The ids alone, in the order of the list. */
export function idsInOrder(query: SelectQueryBuilder<OrderRow>, { filter, names }: Asked): SelectQueryBuilder<OrderRow> {
  const sort = !names && filter.sort?.startsWith('user.') ? undefined : filter.sort;
  const wanted = sort ?? 'submitted.desc';
  const field = ORDER_SORT_FIELDS.find((each) => wanted.startsWith(`${each}.`)) ?? 'submitted';
  query.select('o.id', 'id');
  if (field === 'user') query.innerJoin(CustomerAccount, 'c', 'c.id = o.customerId');
  for (const column of SORT_BY[field]) query.addOrderBy(column, wanted.endsWith('.asc') ? 'ASC' : 'DESC');
  return query;
}
