import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { initialOrder, type Order } from '../domain/order.state.ts';
import { Orders } from '../orders.repository.ts';

/** As it stood at a revision of its stream, -1 before its first fact: its facts up to there, folded as they always are. */
export class GetOrderAt extends Query<Order> {
  constructor(
    readonly orderId: string,
    readonly revision: number,
  ) {
    super();
  }
}

@QueryHandler(GetOrderAt)
export class GetOrderAtHandler implements IQueryHandler<GetOrderAt> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId, revision }: GetOrderAt): Promise<Order> {
    return revision < 0 ? initialOrder : (await this.orders.load(orderId, revision)).state;
  }
}
