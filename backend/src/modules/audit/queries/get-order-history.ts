import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderHistory } from '@willow/contracts';
import { type HistoryPage, historyPage } from './history-page.ts';
import { type Reading, Tellers } from './teller.ts';

export class GetOrderHistory extends Query<OrderHistory> {
  constructor(
    readonly reading: Reading,
    readonly page: HistoryPage,
  ) {
    super();
  }
}

@QueryHandler(GetOrderHistory)
export class GetOrderHistoryHandler implements IQueryHandler<GetOrderHistory> {
  constructor(private readonly tellers: Tellers) {}

  async execute({ reading, page }: GetOrderHistory): Promise<OrderHistory> {
    return historyPage(await this.tellers.of(reading), page);
  }
}
