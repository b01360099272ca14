import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderHistory } from '@willow/contracts';
import { historyPage } from './history-page.ts';
import { type CustomerReading, Tellers } from './teller.ts';

/** `began`: the first fact, ISO 8601 UTC. `lastActiveAt`: when the customer last did something that is recorded; null before the first time. */
export type CustomerHistory = { readonly history: OrderHistory; readonly began: string; readonly lastActiveAt: string | null };

/** Everything that happened to a customer, with the order if there is one. */
export class GetCustomerHistory extends Query<CustomerHistory> {
  constructor(
    readonly reading: CustomerReading,
    readonly before: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetCustomerHistory)
export class GetCustomerHistoryHandler implements IQueryHandler<GetCustomerHistory> {
  constructor(private readonly tellers: Tellers) {}

  async execute({ reading, before }: GetCustomerHistory): Promise<CustomerHistory> {
    const told = await this.tellers.ofCustomer(reading);
    const own = told.facts.findLast(({ actor }) => actor === `customer:${reading.customerId}`);
    return { history: await historyPage(told, { before }), began: told.facts[0]?.at ?? '', lastActiveAt: own?.at ?? null };
  }
}
