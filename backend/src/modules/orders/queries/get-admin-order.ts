import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type AdminOrder } from '@willow/contracts';
import { DataSource } from 'typeorm';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { Orders } from '../orders.repository.ts';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { OrderReview } from '../projections/order-review.entity.ts';
import { adminOrderOf } from './admin-order.ts';

export class GetAdminOrder extends Query<AdminOrder> {
  constructor(
    readonly orderId: string,
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(GetAdminOrder)
export class GetAdminOrderHandler implements IQueryHandler<GetAdminOrder> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, after }: GetAdminOrder): Promise<AdminOrder> {
    if (after) await Promise.all(['order-list', 'order-review'].map((name) => this.progress.waitFor(name, after, READ_WAIT_MS)));
    const row = await this.db.getRepository(OrderRow).findOneBy({ id: orderId });
    if (!row) throw new RefusedError<OrderRefusal>('OrderUnknown');
    const [customer, review] = await Promise.all([
      this.db.getRepository(CustomerAccount).findOneBy({ id: row.customerId }),
      this.db.getRepository(OrderReview).findOneBy({ orderId }),
    ]);
    return adminOrderOf({ row, customer, review }, this.orders, this.queries);
  }
}
