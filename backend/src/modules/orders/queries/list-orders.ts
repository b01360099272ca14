import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type AdminOrder, ORDER_SORT_FIELDS, ORDERS_A_PAGE, type OrderSortField } from '@willow/contracts';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { AdminOrders } from './admin-orders.ts';
import { narrow, type OrderFilter } from './order-filter.ts';
import { BROAD, byIdAlone, lookUp, type Search, searched } from './order-search.ts';

/** `total` counts all pages; `more`: there are even more. */
export type ListedOrders = { readonly orders: AdminOrder[]; readonly total: number; readonly more: boolean };

export class ListOrders extends Query<ListedOrders> {
  constructor(
    readonly filter: OrderFilter,
    readonly after: Position | null,
    readonly now: Date,
    /** Without them nothing is found or sorted by a name either. */
    readonly names: boolean,
  ) {
    super();
  }
}

const READ_MODELS = ['order-list', 'customer-account'];
/** Then by time and id, so that the order is one. */
const SORT_BY: Readonly<Record<OrderSortField, readonly string[]>> = {
  id: ['o.id'],
  submitted: ['o.createdAt', 'o.id'],
  status: ['o.status', 'o.createdAt', 'o.id'],
  payment: ['o.paymentStatus', 'o.createdAt', 'o.id'],
  waiting: ['o.waitingSince', 'o.id'],
  user: ['c.search', 'c.id'],
};

@QueryHandler(ListOrders)
export class ListOrdersHandler implements IQueryHandler<ListOrders> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly shown: AdminOrders,
  ) {}

  async execute({ filter: asked, after, now, names }: ListOrders): Promise<ListedOrders> {
    if (after) await Promise.all(READ_MODELS.map((name) => this.progress.waitFor(name, after, READ_WAIT_MS)));
    const filter = names ? asked : { ...asked, sort: asked.sort?.startsWith('user.') ? undefined : asked.sort };
    const search = names ? await lookUp(this.db, filter.search) : byIdAlone(filter.search);
    const matching = () => this.#matching(filter, search, now);
    const [ids, counted] = await Promise.all([idsOf(matching(), filter), this.#count(matching(), search)]);
    const rows = await this.db.getRepository(OrderRow).findBy({ id: In(ids) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      orders: await this.shown.of(
        ids.flatMap((id) => byId.get(id) ?? []),
        names,
      ),
      ...counted,
    };
  }

  #matching(filter: OrderFilter, search: Search | null, now: Date): SelectQueryBuilder<OrderRow> {
    const query = this.db.getRepository(OrderRow).createQueryBuilder('o');
    narrow(query, filter, now);
    if (search) searched(query, search);
    return query;
  }

  async #count(query: SelectQueryBuilder<OrderRow>, search: Search | null): Promise<Omit<ListedOrders, 'orders'>> {
    if (search?.customerIds !== null) {
      const counted = await query.select('count(*)', 'count').getRawOne<{ readonly count: string }>();
      return { total: Number(counted?.count), more: false };
    }
    const found = (
      await query
        .select('o.id', 'id')
        .limit(BROAD + 1)
        .getRawMany()
    ).length;
    return { total: Math.min(found, BROAD), more: found > BROAD };
  }
}

async function idsOf(query: SelectQueryBuilder<OrderRow>, filter: OrderFilter): Promise<readonly string[]> {
  const { sort = 'submitted.desc', page = 1, pageSize = ORDERS_A_PAGE } = filter;
  const field = ORDER_SORT_FIELDS.find((each) => sort.startsWith(`${each}.`)) ?? 'submitted';
  query.select('o.id', 'id');
  if (field === 'user') query.innerJoin(CustomerAccount, 'c', 'c.id = o.customerId');
  for (const column of SORT_BY[field]) query.addOrderBy(column, sort.endsWith('.asc') ? 'ASC' : 'DESC');
  const rows = await query
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .getRawMany<{ readonly id: string }>();
  return rows.map(({ id }) => id);
}
