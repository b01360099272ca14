import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Streams } from '../../../platform/facts/streams.ts';
import { customerStream } from '../customer.streams.ts';
import { type Customer, customer } from '../domain/customer.decider.ts';

/** One customer, folded from history: never stale. Null when there is no such customer. */
export class GetCustomer extends Query<Customer | null> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetCustomer)
export class GetCustomerHandler implements IQueryHandler<GetCustomer> {
  constructor(private readonly streams: Streams) {}

  async execute({ customerId }: GetCustomer): Promise<Customer | null> {
    const { state } = await this.streams.load(customer, customerStream(customerId));
    return state.status === 'unknown' ? null : state;
  }
}
