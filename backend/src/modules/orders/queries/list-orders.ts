import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type AdminOrder, londonDate, type listOrders, type QueryOf } from '@willow/contracts';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import type { Position } from '../../../platform/event-store/event-store.ts';
import { Streams } from '../../../platform/facts/streams.ts';
import { ProjectionProgress, READ_WAIT_MS } from '../../../platform/projections/projection-progress.ts';
import { CustomerAccount } from '../../customers/index.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { adminOrderOf } from './admin-order.ts';

export type OrderFilter = QueryOf<typeof listOrders>;

/** The console's orders, newest first, after what this browser wrote has arrived. */
export class ListOrders extends Query<AdminOrder[]> {
  constructor(
    readonly filter: OrderFilter,
    readonly after: Position | null,
    readonly now: Date,
  ) {
    super();
  }
}

const DAYS = { week: 7, month: 30 } as const;

@QueryHandler(ListOrders)
export class ListOrdersHandler implements IQueryHandler<ListOrders> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly streams: Streams,
  ) {}

  async execute({ filter, after, now }: ListOrders): Promise<AdminOrder[]> {
    if (after) await Promise.all(['order-list', 'customer-account'].map((name) => this.progress.waitFor(name, after, READ_WAIT_MS)));
    const query = this.db
      .getRepository(OrderRow)
      .createQueryBuilder('o')
      .leftJoinAndMapOne('o.customer', CustomerAccount, 'c', 'c.id = o.customerId')
      .orderBy('o.createdAt', 'DESC')
      .addOrderBy('o.id');
    const rows = (await narrowed(query, filter, now).getMany()) as (OrderRow & { customer: CustomerAccount | null })[];
    return Promise.all(rows.map((row) => adminOrderOf(row, row.customer, this.streams)));
  }
}

function narrowed(
  query: SelectQueryBuilder<OrderRow>,
  { status, search, dateRange }: OrderFilter,
  now: Date,
): SelectQueryBuilder<OrderRow> {
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

/** The first day of a range, in London: today, or the last 7 or 30 days with today. */
function firstDay(range: 'today' | 'week' | 'month', now: Date): string {
  const today = londonDate(now);
  if (range === 'today') return today;
  const first = new Date(`${today}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (DAYS[range] - 1));
  return first.toISOString().slice(0, 10);
}
