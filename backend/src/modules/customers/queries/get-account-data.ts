import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DataEntry } from '@willow/contracts';
import { Customers } from '../customers.repository.ts';
import { customerEntries } from '../domain/customer.data.ts';

/** What is held about a customer in the account itself, the oldest first. */
export class GetAccountData extends Query<readonly DataEntry[]> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetAccountData)
export class GetAccountDataHandler implements IQueryHandler<GetAccountData> {
  constructor(private readonly customers: Customers) {}

  async execute({ customerId }: GetAccountData): Promise<readonly DataEntry[]> {
    return customerEntries(await this.customers.history(customerId));
  }
}
