import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderStatus } from '@willow/contracts';
import { Orders } from '../orders.repository.ts';

/** By id, as they are now. */
export class GetOrderStatuses extends Query<ReadonlyMap<string, OrderStatus>> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

@QueryHandler(GetOrderStatuses)
export class GetOrderStatusesHandler implements IQueryHandler<GetOrderStatuses> {
  constructor(private readonly orders: Orders) {}

  async execute({ ids }: GetOrderStatuses): Promise<ReadonlyMap<string, OrderStatus>> {
    return new Map(await Promise.all(ids.map(async (id) => [id, (await this.orders.load(id)).state.status] as const)));
  }
}
