import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource, LessThan } from 'typeorm';
import { DiscountHoldRow } from '../projections/discount-code.entity.ts';

const AT_ONCE = 1000;

export class ListExpiredHolds extends Query<readonly DiscountHoldRow[]> {
  constructor(readonly now: Date) {
    super();
  }
}

/** Who acts on one asks its streams again. */
@QueryHandler(ListExpiredHolds)
export class ListExpiredHoldsHandler implements IQueryHandler<ListExpiredHolds> {
  constructor(private readonly db: DataSource) {}

  execute({ now }: ListExpiredHolds): Promise<readonly DiscountHoldRow[]> {
    const where = { state: 'held', until: LessThan(now) } as const;
    return this.db.getRepository(DiscountHoldRow).find({ where, order: { until: 'ASC' }, take: AT_ONCE });
  }
}
