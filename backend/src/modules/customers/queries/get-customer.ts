import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Customers } from '../customers.repository.ts';
import { type Customer } from '../domain/customer.decider.ts';

/** A customer and the revision of the stream that the answer was folded from. */
export type KnownCustomer = Customer & { readonly revision: number };

/** One customer, folded from history: never stale. Null when there is no such customer. */
export class GetCustomer extends Query<KnownCustomer | null> {
  constructor(
    readonly customerId: string,
    /** As they were at a revision of their stream; now, when left out. */
    readonly at?: number,
  ) {
    super();
  }
}

@QueryHandler(GetCustomer)
export class GetCustomerHandler implements IQueryHandler<GetCustomer> {
  constructor(private readonly customers: Customers) {}

  async execute({ customerId, at }: GetCustomer): Promise<KnownCustomer | null> {
    const { state, revision } = await this.customers.load(customerId, at);
    return state.status === 'unknown' ? null : { ...state, revision };
  }
}
