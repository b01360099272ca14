import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type AdminOrder, londonDate, type listOrders, MAX_LISTED_ORDERS, type QueryOf } from '@willow/contracts';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { Orders } from '../orders.repository.ts';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { OrderReview } from '../projections/order-review.entity.ts';
import { adminOrderOf, type Shown } from './admin-order.ts';

type OrderFilter = QueryOf<typeof listOrders>;

export class ListOrders extends Query<AdminOrder[]> {
  constructor(
    readonly filter: OrderFilter,
    readonly after: Position | null,
    readonly now: Date,
  ) {
    super();
  }
}

const READ_MODELS = ['order-list', 'customer-account', 'order-review'];
/** Orders that were not reviewed yet are none of these. */
const BY_REVIEW = { blocked: 'r.block > 0', undecided: 'r.high > 0', clear: 'r.block = 0 AND r.high = 0' } as const;
const DAYS = { week: 7, month: 30 } as const;

@QueryHandler(ListOrders)
export class ListOrdersHandler implements IQueryHandler<ListOrders> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ filter, after, now }: ListOrders): Promise<AdminOrder[]> {
    if (after) await Promise.all(READ_MODELS.map((name) => this.progress.waitFor(name, after, READ_WAIT_MS)));
    const query = this.db
      .getRepository(OrderRow)
      .createQueryBuilder('o')
      .leftJoinAndMapOne('o.customer', CustomerAccount, 'c', 'c.id = o.customerId')
      .leftJoinAndMapOne('o.review', OrderReview, 'r', 'r.orderId = o.id')
      .orderBy('o.createdAt', 'DESC')
      .addOrderBy('o.id')
      .limit(MAX_LISTED_ORDERS);
    const rows = (await narrowed(query, filter, now).getMany()) as (OrderRow & Omit<Shown, 'row'>)[];
    return Promise.all(rows.map((row) => adminOrderOf({ row, customer: row.customer, review: row.review }, this.orders, this.queries)));
  }
}

function narrowed(
  query: SelectQueryBuilder<OrderRow>,
  { status, search, dateRange, review, problems }: OrderFilter,
  now: Date,
): SelectQueryBuilder<OrderRow> {
  if (review && review !== 'all') query.andWhere(BY_REVIEW[review]);
  if (problems) query.andWhere('o.openProblems > 0');
  if (status && status !== 'all') query.andWhere('o.status = :status', { status });
  if (search && search !== 'all') {
    // position() takes the text as it is: no character of it is a wildcard.
    query.andWhere(
      `(position(lower(:search) in lower(c.fullName)) > 0 OR position(lower(:search) in lower(c.email)) > 0 OR position(lower(:search) in lower(o.id)) > 0)`,
      { search },
    );
  }
  if (dateRange && dateRange !== 'all')
    query.andWhere(`o.createdAt >= (:since::timestamp AT TIME ZONE 'Europe/London')`, { since: firstDay(dateRange, now) });
  return query;
}

function firstDay(range: 'today' | 'week' | 'month', now: Date): string {
  const today = londonDate(now);
  if (range === 'today') return today;
  const first = new Date(`${today}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (DAYS[range] - 1));
  return first.toISOString().slice(0, 10);
}
