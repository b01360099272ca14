import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetVersionTag } from '../../wills/index.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { willVersionOf } from '../domain/order.state.ts';
import { Orders } from '../orders.repository.ts';

/** The tag of the version of an order's will that is under review. */
export class GetOrderVersion extends Query<string> {
  constructor(readonly orderId: string) {
    super();
  }
}

@QueryHandler(GetOrderVersion)
export class GetOrderVersionHandler implements IQueryHandler<GetOrderVersion> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId }: GetOrderVersion): Promise<string> {
    const { placed, customerRevision } = (await this.orders.load(orderId)).state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    return this.queries.execute(new GetVersionTag(willVersionOf({ placed, customerRevision })));
  }
}
