import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetVersionTag } from '../../wills/index.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { standingOf } from '../domain/order.standing.ts';
import { willVersionOf } from '../domain/order.state.ts';
import { type Seen, versionOf } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

type OrderVersion = Seen & { readonly version: string };

/** An order as a screen shows it, and what names that: the version. */
export class GetOrderVersion extends Query<OrderVersion> {
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

  async execute({ orderId }: GetOrderVersion): Promise<OrderVersion> {
    const { state } = await this.orders.load(orderId);
    const { placed, customerRevision } = state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    const read = willVersionOf({ placed, customerRevision });
    const tag = await this.queries.execute(new GetVersionTag(read));
    const standing = standingOf(state);
    return { tag, read, standing, version: versionOf(tag, standing) };
  }
}
