import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Customers } from '../customers.repository.ts';
import { Emails } from '../emails.repository.ts';

export type FoundAccount = { readonly customerId: string; readonly isVerified: boolean };

/** Who has an address, whether or not it was ever confirmed; null when nobody does. */
export class FindAccount extends Query<FoundAccount | null> {
  constructor(readonly email: string) {
    super();
  }
}

@QueryHandler(FindAccount)
export class FindAccountHandler implements IQueryHandler<FindAccount> {
  constructor(
    private readonly customers: Customers,
    private readonly emails: Emails,
  ) {}

  async execute({ email }: FindAccount): Promise<FoundAccount | null> {
    const customerId = await this.emails.ownerOf(email);
    if (customerId === null) return null;
    const { status } = (await this.customers.load(customerId)).state;
    return status === 'verified' || status === 'unverified' ? { customerId, isVerified: status === 'verified' } : null;
  }
}
