import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type AdminOrder, ORDERS_A_PAGE } from '@willow/contracts';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { AdminOrders } from './admin-orders.ts';
import { type Cursors, idsOfPage } from './keyset.ts';
import { idsOf, keysetOf, matching, searchOf, teamFor } from './matching-orders.ts';
import type { Asked } from './order-filter.ts';
import type { Search } from './order-search.ts';

/** `total` counts all pages; `more`: there are even more. */
export type ListedOrders = Cursors & { readonly orders: AdminOrder[]; readonly total: number; readonly more: boolean };

export class ListOrders extends Query<ListedOrders> {
  constructor(
    readonly asked: Asked,
    readonly after: Position | null,
  ) {
    super();
  }
}

/** Nobody turns so many pages: orders are counted up to this many, and those of a broad search, which are looked for one by one, up to fewer. */
const COUNTED = { few: 10_000, broad: 250 };

export const READ_MODELS = ['order-list', 'customer-account'];
@QueryHandler(ListOrders)
export class ListOrdersHandler implements IQueryHandler<ListOrders> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly shown: AdminOrders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ asked, after }: ListOrders): Promise<ListedOrders> {
    if (after) await Promise.all(READ_MODELS.map((name) => this.progress.waitFor(name, after, READ_WAIT_MS)));
    const [search, team] = await Promise.all([searchOf(this.db, asked), teamFor(asked, this.queries)]);
    const found = () => matching(this.db, asked, { search, team });
    const [{ ids, ...cursors }, counted] = await Promise.all([this.#page(asked, found()), this.#count(found(), search)]);
    const rows = await this.db.getRepository(OrderRow).findBy({ id: In(ids) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      orders: await this.shown.of(
        ids.flatMap((id) => byId.get(id) ?? []),
        asked.names,
      ),
      ...cursors,
      ...counted,
    };
  }

  #page(asked: Asked, query: SelectQueryBuilder<OrderRow>): ReturnType<typeof idsOfPage> {
    const keyset = keysetOf(asked);
    return idsOfPage(idsOf(query, keyset), keyset, asked.filter, asked.filter.pageSize ?? ORDERS_A_PAGE);
  }

  async #count(query: SelectQueryBuilder<OrderRow>, search: Search | null): Promise<Pick<ListedOrders, 'total' | 'more'>> {
    const most = search?.few === false ? COUNTED.broad : COUNTED.few;
    const few = query.select('o.id', 'id').limit(most + 1);
    const counted = await this.db
      .createQueryBuilder()
      .select('count(*)', 'count')
      .from(`(${few.getQuery()})`, 'few')
      .setParameters(few.getParameters())
      .getRawOne<{ readonly count: string }>();
    const found = Number(counted?.count);
    return { total: Math.min(found, most), more: found > most };
  }
}
