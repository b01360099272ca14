import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type AdminOrder } from '@willow/contracts';
import { DataSource } from 'typeorm';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { AdminOrders } from './admin-orders.ts';

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
    private readonly shown: AdminOrders,
  ) {}

  async execute({ orderId, after }: GetAdminOrder): Promise<AdminOrder> {
    if (after) await this.progress.waitFor('order-list', after, READ_WAIT_MS);
    const row = await this.db.getRepository(OrderRow).findOneBy({ id: orderId });
    const [order] = row ? await this.shown.of([row]) : [];
    if (!order) throw new RefusedError<OrderRefusal>('OrderUnknown');
    return order;
  }
}
