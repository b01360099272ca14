import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type OrderChanges } from '@willow/contracts';
import { Orders } from '../orders.repository.ts';
import { GetVersionChanges } from '../../wills/index.ts';

/** Compared with the version before; what a customer still types counts for nothing. */
export class GetOrderChanges extends Query<OrderChanges> {
  constructor(readonly orderId: string) {
    super();
  }
}

const ONLY_VERSION: OrderChanges = { earlier: null, notCompared: null, changes: [], redline: [] };

@QueryHandler(GetOrderChanges)
export class GetOrderChangesHandler implements IQueryHandler<GetOrderChanges> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId }: GetOrderChanges): Promise<OrderChanges> {
    const { placed, versions } = (await this.orders.load(orderId)).state;
    if (!placed) throw new RefusedError<OrderRefusal>('OrderUnknown');
    const [before, now] = [versions.at(-2), versions.at(-1)];
    if (!before || !now) return ONLY_VERSION;
    const { customerId } = placed;
    const found = await this.queries.execute(new GetVersionChanges({ customerId, ...before }, { customerId, ...now }));
    if (!found) throw new RefusedError<OrderRefusal>('OrderUnknown');
    const { since, compared } = found;
    return {
      earlier: { submittedAt: since, sent: before.sent },
      notCompared: compared.ok ? null : compared.refused.reason,
      changes: compared.ok ? compared.value.changes : [],
      redline: compared.ok ? compared.value.redline : [],
    };
  }
}
