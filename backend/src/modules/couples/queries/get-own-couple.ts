import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { OwnCouple } from '@willow/contracts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { Couples } from '../couples.repository.ts';
import { viewOf } from '../domain/couple.view.ts';
import { currentOf, FindCouples } from './find-couples.ts';

export class GetOwnCouple extends Query<OwnCouple | null> {
  constructor(
    readonly customerId: string,
    readonly after: Position | null,
  ) {
    super();
  }
}

/** The table says which pair it is; what is shown of it is read from its stream. */
@QueryHandler(GetOwnCouple)
export class GetOwnCoupleHandler implements IQueryHandler<GetOwnCouple> {
  constructor(
    private readonly couples: Couples,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId, after }: GetOwnCouple): Promise<OwnCouple | null> {
    const current = currentOf(await this.queries.execute(new FindCouples(customerId, after)), customerId);
    return current ? viewOf((await this.couples.load(current.id)).facts, customerId) : null;
  }
}
