import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderStatus } from '@willow/contracts';
import { keptPence } from '../domain/order.refunds.state.ts';
import { ownPence } from '../domain/order.state.ts';
import { Orders } from '../orders.repository.ts';

/** `keptPence`: what is left to us of what was paid, after refunds. */
export type OrderStanding = { readonly status: OrderStatus; readonly paidPence: number; readonly keptPence: number };

/** By id, as they are now. */
export class GetOrderStandings extends Query<ReadonlyMap<string, OrderStanding>> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

@QueryHandler(GetOrderStandings)
export class GetOrderStandingsHandler implements IQueryHandler<GetOrderStandings> {
  constructor(private readonly orders: Orders) {}

  async execute({ ids }: GetOrderStandings): Promise<ReadonlyMap<string, OrderStanding>> {
    const standings = ids.map(async (id) => {
      const { state } = await this.orders.load(id);
      const paidPence = ownPence(state);
      const kept = state.payment.paidPence === null ? paidPence : keptPence(state).own;
      return [id, { status: state.status, paidPence, keptPence: kept }] as const;
    });
    return new Map(await Promise.all(standings));
  }
}
