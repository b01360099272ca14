import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type CustomerOrder, poundsOf } from '@willow/contracts';
import { Orders } from '../orders.repository.ts';
import { finalPence } from '../domain/order.state.ts';

/** An order as its customer sees it, folded from history: never stale. 404 when it was never placed. */
export class GetCustomerOrder extends Query<CustomerOrder> {
  constructor(readonly orderId: string) {
    super();
  }
}

@QueryHandler(GetCustomerOrder)
export class GetCustomerOrderHandler implements IQueryHandler<GetCustomerOrder> {
  constructor(private readonly orders: Orders) {}

  async execute({ orderId }: GetCustomerOrder): Promise<CustomerOrder> {
    const { state, facts } = await this.orders.load(orderId);
    if (!state.placed) throw new RefusedError<OrderRefusal>('NotPlaced');
    return {
      id: orderId,
      amount: poundsOf(state.placed.amountPence),
      finalAmount: poundsOf(finalPence(state)),
      discountCode: state.discount?.code ?? null,
      discountAmount: poundsOf(state.discount?.discountPence ?? 0),
      paymentStatus: state.payment.status,
      updatedAt: facts.at(-1)!.recordedAt,
    };
  }
}
