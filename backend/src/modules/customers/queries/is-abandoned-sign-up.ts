import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Customers } from '../customers.repository.ts';

/** Whether an address was never confirmed, and nobody has tried again since an instant. */
export class IsAbandonedSignUp extends Query<boolean> {
  constructor(
    readonly customerId: string,
    readonly since: Date,
  ) {
    super();
  }
}

@QueryHandler(IsAbandonedSignUp)
export class IsAbandonedSignUpHandler implements IQueryHandler<IsAbandonedSignUp> {
  constructor(private readonly customers: Customers) {}

  async execute({ customerId, since }: IsAbandonedSignUp): Promise<boolean> {
    const { state, facts } = await this.customers.load(customerId);
    const last = facts.at(-1)?.metadata.occurredAt;
    return state.status === 'unverified' && last !== undefined && last < since.toISOString();
  }
}
