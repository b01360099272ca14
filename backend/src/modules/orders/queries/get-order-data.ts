import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DataEntry } from '@willow/contracts';
import { orderEntries } from '../domain/order.data.ts';
import { orderIdOf } from '../order-id.ts';
import { Orders } from '../orders.repository.ts';

/** A customer's order, its payments and mails. The oldest first. */
export class GetOrderData extends Query<readonly DataEntry[]> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetOrderData)
export class GetOrderDataHandler implements IQueryHandler<GetOrderData> {
  constructor(private readonly orders: Orders) {}

  async execute({ customerId }: GetOrderData): Promise<readonly DataEntry[]> {
    return orderEntries(await this.orders.history(orderIdOf(customerId)));
  }
}
