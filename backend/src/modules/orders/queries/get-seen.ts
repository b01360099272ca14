import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { partsOf } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import type { Seen } from '../order-version.ts';
import { GetOrderVersion } from './get-order-version.ts';

/** What a command's screen showed, by the version that it names; null when it names none. Another version of the will is refused at once. */
export class GetSeen extends Query<Seen | null> {
  constructor(
    readonly orderId: string,
    readonly named: string | null,
  ) {
    super();
  }
}

@QueryHandler(GetSeen)
export class GetSeenHandler implements IQueryHandler<GetSeen> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ orderId, named }: GetSeen): Promise<Seen | null> {
    if (named === null) return null;
    const { version, tag, read, standing } = await this.queries.execute(new GetOrderVersion(orderId));
    if (partsOf(named).will !== tag) throw new RefusedError<OrderRefusal>('SubmittedAgain');
    return { tag, read, standing: named === version ? standing : '' };
  }
}
