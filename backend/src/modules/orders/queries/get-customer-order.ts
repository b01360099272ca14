import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { AdminOrder, AdminOrderDetail } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { orderIdOf } from '../order-id.ts';
import { Orders } from '../orders.repository.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { AdminOrders } from './admin-orders.ts';
import { correspondenceOf } from './correspondence.ts';

export type CustomerOrder = { readonly order: AdminOrder } & Pick<AdminOrderDetail, 'problems' | 'enquiries'>;

/** A customer's order with what was written about it; null when there is none. */
export class GetCustomerOrder extends Query<CustomerOrder | null> {
  constructor(
    readonly customerId: string,
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(GetCustomerOrder)
export class GetCustomerOrderHandler implements IQueryHandler<GetCustomerOrder> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly orders: Orders,
    private readonly shown: AdminOrders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId, after }: GetCustomerOrder): Promise<CustomerOrder | null> {
    if (after) await this.progress.waitFor('order-list', after, READ_WAIT_MS);
    const id = orderIdOf(customerId);
    const row = await this.db.getRepository(OrderRow).findOneBy({ id });
    const [order] = row ? await this.shown.of([row]) : [];
    if (!order) return null;
    const { problems, enquiries } = await correspondenceOf((await this.orders.load(id)).facts, this.queries);
    return { order, problems, enquiries };
  }
}
