import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { orderIdOf } from '../order-id.ts';
import { Orders } from '../orders.repository.ts';

/** Whether a customer has paid for a will, or is just doing so. */
export class HasPaid extends Query<boolean> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(HasPaid)
export class HasPaidHandler implements IQueryHandler<HasPaid> {
  constructor(private readonly orders: Orders) {}

  async execute({ customerId }: HasPaid): Promise<boolean> {
    const { status } = (await this.orders.load(orderIdOf(customerId))).state.payment;
    return status === 'succeeded' || status === 'processing';
  }
}
