import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { orderIdOf } from '../order-id.ts';
import { Orders } from '../orders.repository.ts';

/** Whether the partner has paid for a customer's will that is not ordered yet. */
export class IsPrepaid extends Query<boolean> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(IsPrepaid)
export class IsPrepaidHandler implements IQueryHandler<IsPrepaid> {
  constructor(private readonly orders: Orders) {}

  async execute({ customerId }: IsPrepaid): Promise<boolean> {
    const { prepaidBy, payment } = (await this.orders.load(orderIdOf(customerId))).state;
    return prepaidBy !== null && payment.status !== 'succeeded';
  }
}
