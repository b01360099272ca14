import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Customers } from '../customers.repository.ts';
import type { Customer } from '../domain/customer.state.ts';

type CustomerAtRevision = Customer & { readonly revision: number };

export class GetCustomer extends Query<CustomerAtRevision | null> {
  constructor(
    readonly customerId: string,
    /** As of this revision of the stream; now, when left out. */
    readonly at?: number,
  ) {
    super();
  }
}

@QueryHandler(GetCustomer)
export class GetCustomerHandler implements IQueryHandler<GetCustomer> {
  constructor(private readonly customers: Customers) {}

  async execute({ customerId, at }: GetCustomer): Promise<CustomerAtRevision | null> {
    const { state, revision } = await this.customers.load(customerId, at);
    return state.status === 'unknown' ? null : { ...state, revision };
  }
}
