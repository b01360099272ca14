import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderMoment } from '@willow/contracts';
import { Moments } from './moments.ts';
import { type Reading, Tellers } from './teller.ts';

export class GetOrderMoment extends Query<OrderMoment> {
  constructor(
    readonly reading: Reading,
    readonly entryId: string,
  ) {
    super();
  }
}

@QueryHandler(GetOrderMoment)
export class GetOrderMomentHandler implements IQueryHandler<GetOrderMoment> {
  constructor(
    private readonly tellers: Tellers,
    private readonly moments: Moments,
  ) {}

  async execute({ reading, entryId }: GetOrderMoment): Promise<OrderMoment> {
    const told = { orderId: reading.orderId, ...(await this.tellers.of(reading)) };
    const { fact, order, correspondence, details, answers, will } = await this.moments.at(told, entryId);
    const steps = told.facts.filter(({ part, id }) => part !== 'access' || id === entryId);
    const place = steps.findIndex(({ id }) => id === entryId);
    return {
      entry: await told.teller.entry(fact),
      earlier: steps[place - 1]?.id ?? null,
      later: steps[place + 1]?.id ?? null,
      names: told.teller.names,
      order,
      correspondence,
      details,
      answers,
      text: will.drafted?.text ?? null,
      notDrafted: will.reason,
    };
  }
}
