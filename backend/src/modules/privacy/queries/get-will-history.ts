import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type getWillHistory, type ResponseOf, WILL_HISTORY_LINES } from '@willow/contracts';
import { GetOrderData, orderStory } from '../../orders/index.ts';
import { GetWillData, willStory } from '../../wills/index.ts';
import { storyOf } from '../domain/story.ts';

type Lines = ResponseOf<typeof getWillHistory>['lines'];

/** What happened with a customer's will and order, as a story without what is personal in it. Every single fact is in the copy of everything. */
export class GetWillHistory extends Query<Lines> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetWillHistory)
export class GetWillHistoryHandler implements IQueryHandler<GetWillHistory> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ customerId }: GetWillHistory): Promise<Lines> {
    const [will, order] = await Promise.all([
      this.queries.execute(new GetWillData(customerId)),
      this.queries.execute(new GetOrderData(customerId)),
    ]);
    return storyOf([...will.entries, ...order], { ...willStory, ...orderStory }).slice(0, WILL_HISTORY_LINES);
  }
}
