import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { Orders } from '../orders.repository.ts';
import { type Correspondence, correspondenceOf } from './correspondence.ts';

/** As it stood at a revision of the order's stream; nothing at -1, before its first fact. */
export class GetCorrespondenceAt extends Query<Correspondence> {
  constructor(
    readonly orderId: string,
    readonly revision: number,
  ) {
    super();
  }
}

@QueryHandler(GetCorrespondenceAt)
export class GetCorrespondenceAtHandler implements IQueryHandler<GetCorrespondenceAt> {
  constructor(
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, revision }: GetCorrespondenceAt): Promise<Correspondence> {
    const { facts } = revision < 0 ? { facts: [] } : await this.orders.load(orderId, revision);
    return correspondenceOf(facts, this.queries);
  }
}
